import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { PlayIcon } from '#kit/ui/icons/shell.tsx'
import { openRunOverlay, type RunGame } from './run-trigger.ts'
import { scoresTexts } from './texts.ts'

interface WatchOwnProps {
  readonly game: RunGame
  readonly play: Play
  readonly state: PlayState
}

/** Replays the player's own run, if all of it is known. */
export function WatchOwn({ game, play, state: { level, result } }: WatchOwnProps) {
  const text = useMessages(scoresTexts)
  const replay = play.replay()
  if (!replay || !result) return null
  const run = { score: result.score, from: { replay } }
  return (
    <Button size="small" icon={<PlayIcon />} onClick={() => openRunOverlay({ game, level, play, run })}>
      {text('watch')}
    </Button>
  )
}
