import type { ReactNode } from 'react'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { ArrowsClockwiseIcon } from '#kit/ui/icons/lists.tsx'
import {
  ArrowsInSimpleIcon,
  ArrowUUpLeftIcon,
  CornersOutIcon,
  LightbulbIcon,
  PauseIcon,
} from '#kit/ui/icons/stage.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'

interface ActionProps {
  readonly label: string
  readonly icon: ReactNode
  readonly onPress: () => void
  readonly isOff?: boolean
}

function Action({ label, icon, onPress, isOff = false }: ActionProps) {
  return (
    <button type="button" className={styles.action} onClick={onPress} disabled={isOff}>
      <span aria-hidden="true">{icon}</span>
      {label}
    </button>
  )
}

interface ActionBarProps {
  readonly play: Play | undefined
  readonly state: PlayState
  readonly isFull: boolean
  readonly onFull: () => void
  readonly onRestart: () => void
}

/** The buttons below the stage, within reach of the thumb. */
export function ActionBar({ play, state, isFull, onFull, onRestart }: ActionBarProps) {
  const text = useMessages(catalogTexts)
  const isPaused = state.phase === 'paused'
  return (
    <div className={styles.actions}>
      {play?.isRealtime ? (
        <Action
          label={text(isPaused ? 'game.continue' : 'game.pause')}
          icon={isPaused ? <PlayIcon /> : <PauseIcon />}
          onPress={() => (isPaused ? play.resume() : play.pause())}
          isOff={state.phase === 'ended'}
        />
      ) : (
        <>
          {play?.mayUndo !== false && (
            <Action
              label={text('game.undo')}
              icon={<ArrowUUpLeftIcon />}
              onPress={() => play?.undo()}
              isOff={!state.canUndo}
            />
          )}
          <Action
            label={text('game.hint')}
            icon={<LightbulbIcon />}
            onPress={() => play?.hint()}
            isOff={!state.canHint}
          />
        </>
      )}
      <Action label={text('game.restart')} icon={<ArrowsClockwiseIcon />} onPress={onRestart} isOff={!play} />
      <Action
        label={text(isFull ? 'game.fullscreenEnd' : 'game.fullscreen')}
        icon={isFull ? <ArrowsInSimpleIcon /> : <CornersOutIcon />}
        onPress={onFull}
      />
    </div>
  )
}
