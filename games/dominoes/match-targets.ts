import type { Target } from '#kit/game/table-top/targets.ts'
import { captionOf } from './look.ts'
import { button, LIFT, markers, movesOf, type Match } from './match.ts'
import { DRAW, isLay, layIn } from './state.ts'
import type { Tile } from './tiles.ts'

function tap(match: Match, tile: Tile) {
  const own = movesOf(match, tile)
  if (own.length === 1) return match.tools.send(own[0]!)
  if (own.length > 1) {
    match.picked = match.picked === tile ? undefined : tile
    match.words =
      match.picked === undefined ? captionOf(match.context, match.twist, match.shown) : match.text('ask.end')
    match.host.sound('tap', 3)
    match.host.announce(match.words)
    return match.tools.redraw()
  }
  match.host.sound('bad')
  match.words = match.text('no.tile')
  match.host.announce(match.words)
  match.tools.redraw()
}

export function targets(match: Match): Target[] {
  const hand = match.table.hand.map((tile) => {
    const { x, y, unit } = match.table.spots.get(tile)!
    const box = { x: x - unit / 2 - 2, y: y - unit - LIFT, width: unit + 4, height: 2 * unit + LIFT + 4 }
    return { id: `tile${tile}`, box, act: () => tap(match, tile) }
  })
  const press = button(match)
  return [
    ...hand,
    ...(match.moves.includes(DRAW)
      ? [{ id: 'stock', box: match.room.stock, act: () => match.tools.send(DRAW) }]
      : []),
    ...(press === undefined
      ? []
      : [{ id: 'button', box: match.room.button, act: () => match.tools.send(press) }]),
    ...markers(match).map(({ move, x, y }) => ({
      id: `end${move}`,
      box: { x: x - 24, y: y - 24, width: 48, height: 48 },
      act: () => match.tools.send(move),
    })),
  ]
}

export function idOf(match: Match, move: number) {
  if (move === DRAW) return 'stock'
  if (!isLay(move)) return 'button'
  return match.picked === undefined ? `tile${layIn(move).tile}` : `end${move}`
}
