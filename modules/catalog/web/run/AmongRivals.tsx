import type { Play, PlayState } from '#kit/game/play.ts'
import { scoreText } from '#kit/game/score-text.ts'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { usePlayerName, useAccount } from '#modules/account/web/index.ts'
import { scoresCalls, type Rival } from '#modules/scores/calls.ts'
import type { GamePage } from '../../calls.ts'
import { standAmong } from './rivals.ts'
import { runTexts } from './texts.ts'

interface AmongRivalsProps {
  readonly game: GamePage
  readonly play: Play
  readonly state: PlayState
  /** Shows somebody's run, to race against. */
  readonly onRace: (rival: Rival) => void
}

/** The place among friends, and the next run to beat; nothing where nobody has played. */
export function AmongRivals({ game, play, state: { level, result, best }, onRace }: AmongRivalsProps) {
  const say = useMessages(runTexts)
  const number = useNumber()
  const playerName = usePlayerName()
  const { status } = useAccount()
  const { data } = useRead(scoresCalls.listRivals, { gameId: game.gameId, level })
  if (!data || !result) return null
  const others = data.rivals.filter(({ userId }) => userId !== status?.userId)
  const rule = game.scoreUnit === 'points' || game.scoreUnit === 'wins' ? 'highest' : 'lowest'
  const { rank, count, next } = standAmong(others, best, rule)
  const name = next && `\u2068${playerName(next)}\u2069`
  return (
    <>
      {rank !== undefined && <p>{say('amongFriends', { rank: number(rank), count: number(count) })}</p>}
      {next && name && <p>{say('ahead', { name, score: scoreText(game.scoreUnit, next.score, number) })}</p>}
      {next && name && play.canRace && (
        <Button size="small" onClick={() => onRace(next)}>
          {say('race', { name })}
        </Button>
      )}
    </>
  )
}
