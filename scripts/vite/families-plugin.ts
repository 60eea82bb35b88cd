import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { LANGUAGES } from '../../kit/i18n/languages.ts'
import { rulesVersion } from './rules-version.ts'

const ALL = 'virtual:families'
const ONE = 'virtual:family/'

/**
 * `virtual:families` loads a family by name. Each family's chunk has the table of its own languages, so that the table on every
 * game page does not grow with families times languages.
 */
export function familiesPlugin(root: string): Plugin {
  return {
    name: 'islet-families',
    resolveId: (id) => (id === ALL || id.startsWith(ONE) ? `\0${id}` : undefined),
    load(id, options) {
      if (id === `\0${ALL}`) {
        // Only browsers open games; the server reads about them from the catalogue.
        if (options?.ssr) return 'export default {}'
        const names = globSync('games/*/view.ts', { cwd: root }).map((file) => file.split(/[\\/]/)[1]!)
        const loaders = names.toSorted().map((name) => `'${name}': () => import('${ONE}${name}')`)
        return `export default { ${loaders.join(', ')} }`
      }
      if (!id.startsWith(`\0${ONE}`)) return undefined
      const folder = `/games/${id.slice(ONE.length + 1)}`
      const texts = LANGUAGES.map((language) => ({ language, file: `${folder}/messages/${language}.json` }))
        .filter(({ file }) => existsSync(join(root, file)))
        .map(({ language, file }) => `${language}: () => import('${file}')`)
      return [
        `export { default as view } from '${folder}/view.ts'`,
        `export const version = '${rulesVersion(root, id.slice(ONE.length + 1))}'`,
        `export const texts = { ${texts.join(', ')} }`,
      ].join('\n')
    },
  }
}
