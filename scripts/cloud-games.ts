import { spawnSync } from 'node:child_process'
import { readProfiles, type ProfileFile } from '#apps/server/cloud-profiles.ts'
import { openSystem } from '#apps/server/cloud-system.ts'

const HELP = `npm run cloud:games [-- GAME …] [--list] [--dry-run] [--table]

  Installs the Debian packages of the cloud games that have a profile, or of the games named. --list prints the packages
  that are missing, --dry-run asks apt-get what it would do, --table
  prints docs/cloud-games.md. It needs Debian and its administrator.`

const args = process.argv.slice(2)
const options = new Set(args.filter((arg) => arg.startsWith('--')))
const games = args.filter((arg) => !arg.startsWith('--'))

/** Installs what is missing; gives what the process ends with. */
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
  // What a package only recommends is named in its profile: everything else of that kind is ballast.
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
    const { name, packages, licence, width, height, weight, pointer, hasSound, tags, tried } = file
    const pointed = { none: 'keys', absolute: 'mouse', relative: 'mouse, locked' }[pointer]
    const cells = [
      name,
      packages[0]!,
      licence,
      `${width}×${height}`,
      weight,
      pointed,
      hasSound ? 'yes' : 'no',
      tags.join(', '),
    ]
    return `| ${[...cells, `${tried.on}: ${tried.saw}`].join(' | ')} |`
  })
  return `# The games of the cloud

${profiles.length} games of Debian have a profile (\`modules/cloud/profiles\`). Each was started in the sandbox of a worker and played there,
as far as its last column says. A portal shows only those that one of its workers has: that is the number it may claim.
Weight is in hundredths of a core: the box in play as measured, and 15 for picture and sound.
This page is written by \`npm run --silent cloud:games -- --table\`.

| game | package | licence | size | weight | input | sound | tags | tried |
| --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}`
}

function say(text: string, code: number): number {
  console[code === 0 ? 'log' : 'error'](text)
  return code
}

process.exit(main())
