import { useSyncExternalStore } from 'react'
import type { Play } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import type { GamePage } from '../../calls.ts'
import { catalogTexts } from '../texts.ts'
import { LevelMap } from './progress/LevelMap.tsx'
import { ProgressPart } from './progress/ProgressPart.tsx'
import { runTexts } from './texts.ts'
import styles from './run.module.css'

export interface MenuRunProps {
  readonly game: GamePage
  readonly play: Play | undefined
  /** Leaves the run for a new deal, or for a level. */
  readonly onNew: (wish?: { readonly level: number }) => void
}

/** In the menu: progress, a new deal, what a ranked run excludes, and the instructions. */
export function MenuRun({ game, play, onNew }: MenuRunProps) {
  const text = useMessages(catalogTexts)
  const say = useMessages(runTexts)
  return (
    <>
      {play && <Owned play={play} onLevel={(level) => onNew({ level })} />}
      {play?.hasBoard && (
        <section className={styles.menuPart}>
          <Button isWide onClick={() => onNew()}>
            {say('newDeal')}
          </Button>
          <p>{say('restartNote')}</p>
          {game.isRanked && <p>{say(play.mayUndo ? 'aidsNote' : 'hintsNote')}</p>}
        </section>
      )}
      <section className={styles.menuPart}>
        <h3>{text('game.how')}</h3>
        <ol className={styles.menuHow}>
          {game.instructions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
    </>
  )
}

/** Missions and shop where the game has them, and the levels of its pack. */
function Owned({ play, onLevel }: { readonly play: Play; readonly onLevel: (level: number) => void }) {
  const state = useSyncExternalStore(play.subscribe, play.state)
  return (
    <>
      {state.progress && <ProgressPart play={play} progress={state.progress} />}
      {play.levels > 0 && <LevelMap levels={play.levels} state={state} onPick={onLevel} />}
    </>
  )
}
