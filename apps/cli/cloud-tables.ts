import type { Imported } from '#apps/server/cloud-catalogue.ts'
import type { ProfileFile } from '#apps/server/cloud-profiles.ts'
import type { ProbeFigures } from '#modules/cloud/server/index.ts'
import { table } from './tables.ts'

export function shownImport(games: readonly Imported[]): string {
  const rows = games.map((game) => [
    game.gameKey,
    game.state,
    game.isOpen ? 'open' : 'closed',
    game.isInstalled ? game.version : 'not installed here',
    `${game.languages.length}`,
    game.trouble,
  ])
  return table(['game', 'catalogue', 'state', 'version', 'languages', 'trouble'], rows)
}

export function shownProbe(file: ProfileFile, figures: ProbeFigures, lastWords: string): string {
  const verdict = figures.isGood ? 'plays' : `does not play: ${figures.trouble}`
  const words =
    figures.isGood || lastWords.trim() === ''
      ? ''
      : `\n  it said:       ${lastWords.trim().split('\n').at(-1)}`
  return `${file.name} ${figures.version} ${verdict}
  size:          ${file.width} x ${file.height}
  cost:          ${figures.cpu} hundredths of a core (profile: ${file.weight} with picture and sound)
  changed:       ${(figures.changed * 100).toFixed(1)} % of the picture
  sound:         ${figures.hasSound ? 'heard' : 'none'} (profile: ${file.hasSound ? 'has sound' : 'none'})
  wrote:         ${figures.wrote.join(', ') || 'nothing'} (profile keeps: ${file.saves.join(', ') || 'nothing'})${words}`
}
