import { readFile, writeFile } from 'node:fs/promises'
import { inspect } from './inspect.ts'

/** The browser did not start: the machine's fault, not the game's. */
const NO_START = 3

/** Looks at what developers have sent, in a process that may be ended at any moment (apps/server/inspect-uploads.ts). */
async function run([task, ...words]: readonly string[]): Promise<void> {
  if (task === 'report') {
    const [chromium = '', folder = '', slug = '', version = ''] = words
    process.stdout.write(JSON.stringify(await inspect({ chromium, folder, slug, version })))
    return
  }
  const [from = '', to = ''] = words
  // Native code that only this needs.
  const [{ readPicture }, { coverOf, TILE_SIZE }] = await Promise.all([
    import('#apps/cli/picture-file.ts'),
    import('#apps/cli/cover-picture.ts'),
  ])
  const seen = readPicture(await readFile(from))
  if ('fault' in seen) throw new Error(seen.fault)
  await writeFile(to, coverOf(seen.pixels, TILE_SIZE).bytes)
}

run(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    process.exit((error as { readonly isNoStart?: true }).isNoStart ? NO_START : 1)
  },
)
