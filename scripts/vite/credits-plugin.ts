import type { Plugin } from 'vite'
import { browserCredits } from '../credits.ts'

const NAME = 'virtual:credits'

/** `virtual:credits`: third-party work that reaches browsers, read from the installed packages. */
export const creditsPlugin = (): Plugin => ({
  name: 'islet-credits',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(browserCredits())}` : undefined),
})
