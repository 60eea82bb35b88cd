import { isDuel, type DuelSim } from './duel.ts'
import { sim, type Round } from './round.ts'
import { touchSplit } from './split.ts'
import { drawSplit } from './split-draw.ts'

/** Two players need a pointer each: the stage tracks only one. */
export function followFingers(round: Round, begin: () => void): () => void {
  const leave = new AbortController()
  const { canvas } = round
  for (const [name, kind] of [
    ['pointerdown', 'down'],
    ['pointermove', 'move'],
    ['pointerup', 'up'],
    ['pointercancel', 'up'],
  ] as const)
    canvas.addEventListener(
      name,
      (event) => {
        if (!isDuel(sim(round)) || round.stage.paused) return
        const box = canvas.getBoundingClientRect()
        touchSplit(round.split, kind, event.pointerId, {
          x: event.clientX - box.left,
          y: event.clientY - box.top,
        })
        if (kind === 'down' && round.sample) begin()
      },
      { signal: leave.signal },
    )
  return () => leave.abort()
}

/** Both halves, with how to begin or who has won. */
export function drawDuel(round: Round, duel: DuelSim, pen: CanvasRenderingContext2D) {
  const { text, number, art } = round
  if (!art) return
  const [one, other] = duel.orchards
  const said = (mine: number, theirs: number) =>
    text(mine === theirs ? 'duel.draw' : mine > theirs ? 'duel.won' : 'duel.lost')
  const begin = round.sample ? text('duel.begin') : ''
  const banner =
    duel.status === 'over'
      ? ([said(one.score, other.score), said(other.score, one.score)] as const)
      : ([begin, begin] as const)
  drawSplit(pen, round.split, {
    duel,
    art,
    number,
    banner,
    sample: round.sample,
    dark: Math.min(1, round.ended / 40),
  })
}
