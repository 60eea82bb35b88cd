import type { GameContext } from '#kit/game/contract.ts'
import { cellOf, PLAN, type Tile } from '../grid.ts'
import { nextCell, type Draft } from './draft.ts'
import { tilePicture } from './tile-art.ts'

/** The plan as a grid of buttons. */
export interface Plan {
  readonly element: HTMLElement
  show(draft: Draft): void
  /** Scrolls to the piece touched last, or to the middle. */
  center(): void
}

export interface PlanOptions extends Pick<GameContext, 'text' | 'number'> {
  /** Side of a cell in pixels: at least 44 for a thumb. */
  readonly cell: number
  pick(key: number): void
}

const GRASS = ['#4c9a86', '#458f7c'] as const

export function openPlan({ text, number, cell: size, pick }: PlanOptions): Plan {
  const element = document.createElement('div')
  Object.assign(element.style, {
    flex: '1 1 0',
    minBlockSize: '0',
    overflow: 'auto',
    // A plan is not text: it is not mirrored in right-to-left languages.
    direction: 'ltr',
    display: 'grid',
    placeContent: 'safe center',
    borderRadius: '12px',
    background: '#37796b',
  })
  const table = document.createElement('div')
  table.setAttribute('role', 'group')
  table.setAttribute('aria-label', text('edit.plan'))
  Object.assign(table.style, {
    display: 'grid',
    gridTemplateColumns: `repeat(${PLAN}, ${size}px)`,
    gridAutoRows: `${size}px`,
    inlineSize: `${PLAN * size}px`,
  })
  const cells = Array.from({ length: PLAN * PLAN }, (_, key) => cellButton({ key, size }, () => pick(key)))
  table.append(...cells)
  element.append(table)
  const shown = new Map<number, Tile>()
  let isFirst = true
  let last: number | undefined

  table.addEventListener('keydown', (event) => {
    const step = { ArrowUp: -PLAN, ArrowDown: PLAN, ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const from = cells.findIndex((cell) => cell === event.target)
    const to = step === undefined || from < 0 ? undefined : cells[from + step]
    if (!to) return
    event.preventDefault()
    for (const cell of cells) cell.tabIndex = cell === to ? 0 : -1
    to.focus()
  })

  function label(key: number, tile: Tile | undefined) {
    const { column, row } = cellOf(key)
    const piece = text(tile ? `piece.${tile.kind}` : 'edit.empty')
    return text('edit.cell', { column: number(column + 1), row: number(row + 1), piece })
  }

  return {
    element,
    show(draft) {
      const next = nextCell(draft)
      last = draft.last ?? [...draft.tiles.keys()][0]
      for (const [key, cell] of cells.entries()) {
        const tile = draft.tiles.get(key)
        cell.style.boxShadow = key === next ? 'inset 0 0 0 3px #FFB63D' : 'none'
        if (!isFirst && shown.get(key) === tile) continue
        cell.setAttribute('aria-label', label(key, tile))
        cell.replaceChildren(...(tile ? [turnedPicture(tile)] : []))
        if (tile) shown.set(key, tile)
        else shown.delete(key)
      }
      isFirst = false
    },
    center() {
      const { column, row } = cellOf(last ?? 0)
      element.scrollLeft = (column + 0.5) * size - element.clientWidth / 2
      element.scrollTop = (row + 0.5) * size - element.clientHeight / 2
    },
  }
}

function turnedPicture({ kind, quarter }: Tile): SVGSVGElement {
  const picture = tilePicture(kind)
  picture.style.transform = `rotate(${quarter * 90}deg)`
  return picture
}

function cellButton(
  { key, size }: { readonly key: number; readonly size: number },
  act: () => void,
): HTMLButtonElement {
  const { column, row } = cellOf(key)
  const cell = document.createElement('button')
  cell.type = 'button'
  cell.tabIndex = key === 0 ? 0 : -1
  Object.assign(cell.style, {
    inlineSize: `${size}px`,
    blockSize: `${size}px`,
    minBlockSize: '0',
    padding: '0',
    border: '0',
    borderRadius: '0',
    background: GRASS[(column + row) % 2],
  })
  cell.addEventListener('click', act)
  return cell
}
