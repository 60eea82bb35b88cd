import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readProfiles, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { openSystem } from '#apps/server/cloud-system/game-system.ts'

const HELP = `npm run cloud:games [-- GAME …] [--list] [--dry-run] [--table]

  Installs the Debian packages of the cloud games that have a profile, or of the games named. --list prints the packages
  that are missing, --dry-run asks apt-get what it would do, --table
  prints docs/cloud-games.md. It needs Debian and its administrator.`

const args = process.argv.slice(2)
const options = new Set(args.filter((arg) => arg.startsWith('--')))
const games = args.filter((arg) => !arg.startsWith('--'))

/** Installs missing packages; returns the exit code. */
function main(): number {
  if (options.has('--help')) return say(HELP, 0)
  const profiles = readProfiles().filter(({ gameKey }) => games.length === 0 || games.includes(gameKey))
  const unknown = games.find((game) => !profiles.some(({ gameKey }) => gameKey === game))
  if (unknown !== undefined) return say(`islet: there is no profile of "${unknown}"`, 1)
  if (options.has('--table')) return say(tableOf(readProfiles()), 0)
  const system = openSystem()
  const wanted = [...new Set(profiles.flatMap(({ packages }) => packages))]
  const missing = wanted.filter((name) => system.versionOf(name) === undefined)
  if (missing.length === 0)
    return say(`islet: all ${wanted.length} packages of ${profiles.length} games are here`, 0)
  if (options.has('--list')) return say(missing.join('\n'), 0)
  // Without recommended packages: profiles name those that a game needs.
  const command = [
    'install',
    '-y',
    '--no-install-recommends',
    ...(options.has('--dry-run') ? ['--dry-run'] : []),
    ...missing,
  ]
  const by = `sudo apt-get ${command.join(' ')}`
  if (spawnSync('apt-get', ['--version']).error)
    return say('islet: there is no apt-get here: cloud games are Debian packages', 1)
  if (process.getuid?.() !== 0 && !options.has('--dry-run'))
    return say(`islet: only the administrator may install them:\n  ${by}`, 1)
  console.log(`islet: installing ${missing.length} packages of cloud games`)
  const { status } = spawnSync('apt-get', command, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) return say('islet: apt-get did not install them; try "apt-get update" first', 1)
  return say('islet: done; "portal cloud import" tries them and takes their pictures', 0)
}

function tableOf(profiles: readonly ProfileFile[]): string {
  const rows = profiles.map((file) => {
    const { name, packages, licence, age, width, height, weight, hasSound, tags, tried } = file
    const cells = [
      name,
      packages[0]!,
      licence,
      age === 0 ? 'all' : `${age}`,
      `${width}×${height}`,
      weight,
      handsOf(file),
      fingersOf(file),
      hasSound ? 'yes' : 'no',
      tags.join(', '),
    ]
    return `| ${[...cells, ...workerCells(file), `${tried.on}: ${tried.saw}`].join(' | ')} |`
  })
  const byMachine = profiles.filter(({ tried }) => tried.by === 'machine')
  const byWorker = profiles.filter(({ tried }) => tried.worker)
  const leaving = byWorker.filter(({ tried }) => tried.worker?.leaves)
  const keeping = byWorker.filter(({ tried }) => tried.worker!.cameBack.length > 0)
  return `# Cloud games

For everybody who wants to know which cloud games there are and how they were tested. \`npm run --silent cloud:games -- --table\` writes this page.

${profiles.length} games of Debian have a profile (\`modules/cloud/profiles\`). A person started ${profiles.length - byMachine.length} of them in a worker's sandbox and played as far as
the last column says. ${byMachine.length} were drafted automatically (\`portal cloud import --all\`): a script started each twice in the sandbox and pressed keys
without knowing their meaning, and a person looked at its screenshot. Nobody has played those through, and their saves were not tested.
\`from\` is the age from which a game is shown. A portal shows only the games that one of its workers has. Weight is in hundredths of a core:
the sandbox during play as measured, plus 15 for picture and sound.

A real worker played ${byWorker.length} (\`npm run cloud:try\`): it got the inputs of their trials over the stream, and the picture was decoded at the other end.
\`moved\` is the largest part of the picture that differed from the picture before the first input. ${leaving.length} of them quit by themselves when
their player leaves; the others are stopped, and keep what is on the disk. In ${keeping.length} of them the next play had the files of
the one before: \`progress\` is a saved game, a level or a score, \`settings\` is what the player chose in the game's options.

| game | package | licence | from | size | weight | input | touch | sound | tags | moved | leaves | comes back | tried |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

${triedTable()}`
}

/** A package that `portal cloud import --all` has tried, with the result, as `--json` prints it. */
interface TriedPackage {
  readonly package: string
  readonly version: string
  readonly megabytes: number
  readonly isStarted: boolean
  readonly why: string
}

function triedTable(): string {
  const file = new URL('../modules/cloud/tried-packages.json', import.meta.url)
  const tried = JSON.parse(readFileSync(file, 'utf8')) as TriedPackage[]
  const good = tried.filter(({ why }) => why === '')
  const started = tried.filter(({ isStarted }) => isStarted)
  const rows = tried.map(
    ({ package: name, version, megabytes, isStarted, why }) =>
      `| ${[name, version, megabytes, isStarted ? 'yes' : 'no', why === '' ? 'good' : why].join(' | ')} |`,
  )
  return `## Packages tried automatically

${tried.length} packages: ${started.length} showed a window, ${good.length} are good, ${tried.length - good.length} were refused. MB is the size of the download, dependencies included.

| package | version | MB | started | outcome |
| --- | --- | --- | --- | --- |
${rows.join('\n')}`
}

const handsOf = ({ pointer, pad }: ProfileFile) =>
  [
    ...(pad || pointer !== 'absolute' ? ['keys'] : []),
    ...{ none: [], absolute: ['mouse'], relative: ['mouse, locked'] }[pointer],
  ].join(', ')

/** How the game is played on a phone: with the on-screen pad, or by touching the picture. */
function fingersOf({ pad, pointer }: ProfileFile): string {
  const taps = pointer === 'none' ? [] : ['taps']
  if (!pad) return taps.join()
  const parts = [
    ...(pad.stick ? ['stick'] : []),
    ...(pad.buttons.length > 0 ? [`${pad.buttons.length} keys`] : []),
  ]
  return [parts.join(' and '), ...taps].join('; ')
}

function workerCells({ tried: { worker }, saves, progress }: ProfileFile): string[] {
  if (!worker) return ['–', '–', '–']
  const { changed, leaves, cameBack } = worker
  const moved = changed < 0.01 ? 'under 1 %' : `${Math.round(changed * 100)} %`
  const back =
    progress && cameBack.includes(progress.file) ? 'progress' : cameBack.length > 0 ? 'settings' : '–'
  return [moved, leaves ? 'yes' : 'is stopped', saves.length === 0 ? 'keeps nothing' : back]
}

function say(text: string, code: number): number {
  console[code === 0 ? 'log' : 'error'](text)
  return code
}

process.exit(main())
