import type { Plugin } from 'vite'

const ROUTES = /\/apps\/web\/routes\.ts$/
/** The file of a route's screen, by which the server finds its chunk. */
const SCREEN_FILE = /^ +file: '[^']*',\n/gm

/** Removes server-only fields from the browser's routes: thirty file names are a lot for a first load. */
export const serverOnlyPlugin = (): Plugin => ({
  name: 'islet-server-only',
  enforce: 'pre',
  transform: (code, id) => (ROUTES.test(id) ? { code: code.replace(SCREEN_FILE, ''), map: null } : undefined),
})
