import { readFile, writeFile } from 'node:fs/promises'
import { inspect } from './inspect.ts'

/** Exit code when the browser did not start: the machine's fault, not the game's. */
const NO_START = 3

/** Inspects developers' uploads, in a process that may be killed at any time (apps/server/inspect-uploads.ts). */
async function run([task, ...words]: readonly string[]): Promise<void> {
  if (task === 'report') {
    const [chromium = '', folder = '', slug = '', version = ''] = words
    process.stdout.write(JSON.stringify(await inspect({ chromium, folder, slug, version })))
    return
  }
  const [from = '', to = ''] = words
  // The picture decoder is native code, loaded only when needed.
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
