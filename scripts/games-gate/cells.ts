/** Size of the stage on phones of 375 by 667 and 320 by 568, and the least size of a cell there, in pixels. */
export const STAGES = [
  { screen: 375, width: 375, height: 460, least: 36 },
  { screen: 320, width: 320, height: 429, least: 28 },
] as const

/** The smallest target of a game on each stage; undefined if the game does not report it. */
export interface Measured {
  readonly folder: string
  readonly slug: string
  readonly sizes: readonly (number | undefined)[]
}

export const tooSmall = ({ sizes }: Measured): boolean =>
  STAGES.some(({ least }, index) => (sizes[index] ?? least) < least)

/** A Markdown table, the smallest first. */
export function asRows(games: readonly Measured[]): string {
  const shown = (size: number | undefined) => (size === undefined ? '–' : size.toFixed(1))
  const rows = games
    .filter(({ sizes }) => sizes.some((size) => size !== undefined))
    .toSorted((one, other) => one.sizes[0]! - other.sizes[0]!)
    .map((game) => {
      const sizes = STAGES.map((_, index) => shown(game.sizes[index])).join(' | ')
      return `| ${game.slug} | ${game.folder} | ${sizes} | ${tooSmall(game) ? 'small' : ''} |`
    })
  const heads = STAGES.map(({ screen, least }) => `${screen} px (${least})`).join(' | ')
  return [`| game | family | ${heads} | |`, '| --- | --- | --- | --- | --- |', ...rows].join('\n')
}
