import { systemClock } from '#kit/time/system-clock.ts'
import { face } from '../clock.ts'
import { sideTitle } from '../captured-strip.ts'
import type { Match } from '../match.ts'
import { BLACK, WHITE } from '../position.ts'
import { loserOf, type ChessState } from '../rules.ts'
import { writePgn, type WrittenGame } from './pgn.ts'

function resultOf(state: ChessState): WrittenGame['result'] {
  if (state.ending === 'none') return '*'
  const loser = loserOf(state)
  return loser === undefined ? '1/2-1/2' : loser === WHITE ? '0-1' : '1-0'
}

/** Clock times after each move. */
function clocksOf({ clock, spent }: ChessState): readonly string[] | undefined {
  if (!clock || !spent) return undefined
  const left = [clock.base, clock.base]
  return spent.map((time, index) => {
    const seat = index % 2
    if (index > 1) left[seat] = left[seat]! - time + clock.step
    const [minutes = '0', seconds = '00'] = face(left[seat]!).split(':')
    return `0:${minutes.padStart(2, '0')}:${seconds}`
  })
}

/** The game on the board in Portable Game Notation. */
export function pgnOf({ state, context }: Match): string {
  const title = (side: typeof WHITE | typeof BLACK) => sideTitle(context, state, side)
  const now = new Date(systemClock())
  const two = (value: number) => String(value).padStart(2, '0')
  return writePgn({
    moves: state.moves,
    start: state.placed,
    white: title(WHITE),
    black: title(BLACK),
    date: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    site: location.origin,
    result: resultOf(state),
    tempo: state.clock && `${state.clock.base / 100}+${state.clock.step / 100}`,
    clocks: clocksOf(state),
  })
}
