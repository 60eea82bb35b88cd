import { make, press } from '#kit/game/beside/dom.ts'
import { readPosition, START } from '../notation.ts'
import { BLACK } from '../position.ts'
import { figurine, writtenMoves } from './san.ts'

interface Listed {
  readonly moves: readonly string[]
  readonly start?: string | undefined
  /** Number of moves shown on the board. */
  readonly ply: number
  readonly opening?: string | undefined
  /** A review's verdict on each move. */
  readonly judged?: readonly (string | undefined)[] | undefined
  readonly label: string
}

/** Moves in standard notation; a press shows the position after the move. */
export function moveList({ moves, start, ply, opening, judged, label }: Listed, show: (ply: number) => void) {
  const first = readPosition(start ?? START)
  const offset = first.turn === BLACK ? 1 : 0
  const cells: Node[] = opening ? [make('div', { class: 'chess-opening' }, opening)] : []
  for (const [index, san] of writtenMoves(moves, start).entries()) {
    const place = index + offset
    if (place % 2 === 0 || index === 0)
      cells.push(make('span', {}, `${first.fullmoves + Math.floor(place / 2)}.`))
    if (index === 0 && offset === 1) cells.push(make('span', {}, '…'))
    const button = press(figurine(san), () => show(index + 1), { label: san })
    if (index + 1 === ply) button.setAttribute('aria-current', 'true')
    const word = judged?.[index]
    if (word) button.dataset['judged'] = word
    cells.push(button)
  }
  return make('div', { class: 'chess-moves', label, attributes: { role: 'group' } }, ...cells)
}

/** Scrolls the list, not the page, to the shown move. */
export function keepInSight(scroller: HTMLElement) {
  const shown = scroller.querySelector<HTMLElement>('[aria-current]')
  if (!shown) return
  const [frame, box] = [scroller.getBoundingClientRect(), shown.getBoundingClientRect()]
  if (box.top < frame.top) scroller.scrollTop -= frame.top - box.top
  else if (box.bottom > frame.bottom) scroller.scrollTop += box.bottom - frame.bottom
}
