import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { invariantReport } from '#apps/cli/invariant-report.ts'
import { makeDataFolder } from '#kit/testing/data-folder.ts'
import { missingBuilders, openBuilder, sourcesOf } from './deploy/builder.ts'
import { tryDeploy, type RollRow } from './deploy/try-deploy.ts'
import { root, say } from './setup.mjs'

const HELP = `npm run deploy:try [-- --from COMMIT|none]

  Builds deploy/Containerfile of a commit (the last one by default; none: only that of this folder, which takes over from itself) and of this folder, starts the services of the compose file from the first
  image, each in a root of its own, and rolls them to the second behind HAProxy while players play. It wants Debian with
  buildah, mmdebstrap and bubblewrap; images stay in .cache/images, remove that folder to begin anew.`

/** Bytes of an image without cloud games, unpacked. */
const LARGEST_IMAGE = 400e6
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`

interface Bill {
  readonly components: readonly {
    readonly licenses?: readonly {
      readonly license?: { id?: string; name?: string }
      readonly expression?: string
    }[]
  }[]
}

/** The packages of an image by licence. */
function licencesIn(image: string): string {
  const { components } = JSON.parse(readFileSync(join(image, 'islet/sbom.json'), 'utf8')) as Bill
  const counts = new Map<string, number>()
  for (const { licenses = [] } of components)
    for (const { license, expression } of licenses.length > 0 ? licenses : [{ expression: 'not said' }]) {
      const name = expression ?? license?.id ?? license?.name ?? 'not said'
      counts.set(name, (counts.get(name) ?? 0) + 1)
    }
  const list = [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([name, count]) => `${name} ${count}`)
  return `${components.length} packages: ${list.join(', ')}`
}

function rollTable(rows: readonly RollRow[]): string {
  const lines = rows.map(
    ({ name, seconds, tries, errors }) => `| ${name} | ${seconds} | ${tries} | ${errors} |`,
  )
  return ['| what | seconds | requests | errors |', '|---|---|---|---|', ...lines].join('\n')
}

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  if (args.includes('--help')) return (console.log(HELP), 0)
  const missing = missingBuilders()
  if (missing.length > 0) return (console.error(`islet: it needs apt-get install ${missing.join(' ')}`), 1)
  const from = args[args.indexOf('--from') + 1 || Number.NaN] ?? 'HEAD'
  const { folder, remove } = makeDataFolder('deploy')
  let isWell = false
  try {
    const builder = openBuilder(join(root, '.cache/images'), say)
    const failures: string[] = []
    const make = (name: string, sources: string) => {
      const began = performance.now()
      const tag = `localhost/islet:${name}`
      builder.build(sources, tag)
      const size = builder.sizeOf(tag)
      say(`${tag}: ${megabytes(size)}, built in ${Math.round((performance.now() - began) / 1000)} s`)
      if (size > LARGEST_IMAGE) failures.push(`${tag} is larger than ${megabytes(LARGEST_IMAGE)}`)
      const target = join(folder, name)
      builder.unpack(tag, target)
      return target
    }
    const after = make('after', root)
    const before =
      from === 'none' ? after : make('before', sourcesOf(from, { root, target: join(folder, 'sources') }))
    say(licencesIn(after))
    const report = await tryDeploy({
      folder,
      deployFolder: join(root, 'deploy'),
      before,
      after,
      health: builder.healthOf('localhost/islet:after'),
      say,
    })
    console.log(rollTable(report.rows))
    console.log(invariantReport(report.findings))
    failures.push(...report.failures)
    for (const failure of failures) console.error(`islet: ${failure}`)
    isWell = failures.length === 0
    return isWell ? 0 : 1
  } finally {
    if (isWell) remove()
    else console.error(`islet: what the services said is in ${folder}`)
  }
}

process.exit(await main())
