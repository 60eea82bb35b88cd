/** Levels per chapter of the map, and per row. */
const CHAPTER = 30
const ROW = 5

export const chapterOf = (level: number): number => Math.floor((Math.max(1, level) - 1) / CHAPTER)

/** The levels of a chapter, and how many chapters there are. */
export const chapters = (levels: number, chapter: number) => ({
  from: chapter * CHAPTER + 1,
  to: Math.min(levels, (chapter + 1) * CHAPTER),
  count: Math.ceil(levels / CHAPTER),
})

/** A level's place in the grid: every other row runs backwards. */
export function placeOnWay(index: number): { readonly row: number; readonly column: number } {
  const row = Math.floor(index / ROW)
  const along = index % ROW
  return { row: row + 1, column: (row % 2 === 0 ? along : ROW - 1 - along) + 1 }
}
