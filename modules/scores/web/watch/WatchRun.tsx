import { useRef, type CSSProperties } from 'react'
import { ghostOf } from '#kit/game/ghost.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Avatar } from '#kit/ui/Avatar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { IconButton } from '#kit/ui/IconButton.tsx'
import { XIcon } from '#kit/ui/icons/shell.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { Modal } from '#kit/ui/Modal.tsx'
import { usePlayerName } from '#modules/account/web/index.ts'
import type { RunWish, ShownRun } from '../run-trigger.ts'
import { RunControls } from './RunControls.tsx'
import { watchTexts } from './texts.ts'
import { useShownRun } from './use-shown-run.ts'
import styles from './watch.module.css'

interface WatchRunProps {
  readonly wish: RunWish
  readonly run: ShownRun
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Playback of a run from its first input to its last, read-only. */
export function WatchRun({ wish, run, isOpen, onClose }: WatchRunProps) {
  const text = useMessages(watchTexts)
  const number = useNumber()
  const playerName = usePlayerName()
  const name = run.player ? playerName(run.player) : text('yours')
  return (
    <Modal isOpen={isOpen} onClose={onClose} className={styles.modal} aria-label={text('title', { name })}>
      <div className={styles.panel}>
        <header className={styles.head}>
          {run.player && <Avatar face={run.player.avatar} size={32} />}
          <bdi className={styles.name}>{name}</bdi>
          <strong className={styles.score}>{scoreText(wish.game.scoreUnit, run.score, number)}</strong>
          <IconButton label={text('close')} icon={<XIcon />} onClick={onClose} />
        </header>
        {isOpen && <Shown wish={wish} run={run} label={text('title', { name })} onClose={onClose} />}
      </div>
    </Modal>
  )
}

interface ShownProps extends Omit<WatchRunProps, 'isOpen'> {
  readonly label: string
}

function Shown({ wish, run, label, onClose }: ShownProps) {
  const text = useMessages(watchTexts)
  const number = useNumber()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { watch, state, replay, notShown } = useShownRun(canvas, wish, run)
  const { play, game, level } = wish
  const thenPlay = (begin: () => void) => () => {
    onClose()
    begin()
  }
  return (
    <>
      <div
        className={styles.stage}
        style={{ '--glow': game.ground[0], '--deep': game.ground[1] } as CSSProperties}
      >
        <canvas ref={canvas} role="img" aria-label={label} data-watched={state?.phase} />
        {!watch && !notShown && <Loading />}
        {notShown && (
          <p className={styles.over} role="alert">
            {text(notShown)}
          </p>
        )}
        {state?.phase === 'ended' && (
          <div className={styles.over}>
            <p role="status">{text('ended', { score: scoreText(game.scoreUnit, state.score, number) })}</p>
            <Button onClick={() => watch?.seek(0)}>{text('again')}</Button>
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        {watch && state && <RunControls watch={watch} state={state} />}
        {play && (
          <div className={styles.ways}>
            <Button look="act" onClick={thenPlay(() => play.restart({ level }))}>
              {text('play')}
            </Button>
            {play.canRace && replay && (
              <Button onClick={thenPlay(() => play.race(ghostOf(replay)))}>{text('race')}</Button>
            )}
          </div>
        )}
      </footer>
    </>
  )
}
