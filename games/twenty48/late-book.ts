import type { FigureBook } from '#kit/game/progress/figure-book.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import type { Table } from './table.ts'

type Part = typeof import('./book.ts')

/** Loaded late: the first load has no space for the statistics. */
export interface LateBook {
  show(): void
  writeDown(): void
}

export function lateBook(table: Table): LateBook {
  let book: FigureBook | undefined
  async function late(use: (book: FigureBook, part: Part) => void) {
    const part = await import('./book.ts')
    book ??= part.openBook(table)
    use(book, part)
  }
  return {
    show: () => void late((open) => open.show()).catch(ignoreFailure('the menu stays without figures')),
    writeDown: () =>
      void late((open, part) => part.writeDown(open, table)).catch(
        ignoreFailure('a run is not counted offline'),
      ),
  }
}
