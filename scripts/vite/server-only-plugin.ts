import type { Plugin } from 'vite'

const ROUTES = /\/apps\/web\/routes\.ts$/
/** The file of a route's screen, by which the server finds its chunk. */
const SCREEN_FILE = /^ +file: '[^']*',\n/gm

/** Takes out of the browser's routes what only the server asks them: thirty names of files are much for a first load. */
export const serverOnlyPlugin = (): Plugin => ({
  name: 'islet-server-only',
  enforce: 'pre',
  transform: (code, id) => (ROUTES.test(id) ? { code: code.replace(SCREEN_FILE, ''), map: null } : undefined),
})
