import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Debian packages that build an image without a daemon. */
const NEEDED = { buildah: 'buildah', mmdebstrap: 'mmdebstrap', bwrap: 'bubblewrap' } as const
const SUITE = 'bookworm'
const BASE = 'localhost/islet-base'
const BUILD = 'localhost/islet-build'
/** Like Debian's slim images: without documentation, except licences. */
const SMALL = ['man/*', 'doc/*', 'locale/*', 'info/*'].map(
  (path) => `--dpkgopt=path-exclude=/usr/share/${path}`,
)
/** With merged folders from the start, no Perl is needed to merge them. */
const MERGED = ['--include=usr-is-merged', '--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr']
const LICENCES = '--dpkgopt=path-include=/usr/share/doc/*/copyright'

export interface Builder {
  /** Builds the image of the sources in a folder. */
  build(sources: string, tag: string): void
  /** Bytes of an image, unpacked. */
  sizeOf(tag: string): number
  /** Copies the files of an image to a folder. */
  unpack(tag: string, target: string): void
  /** The health check command of the image. */
  healthOf(tag: string): readonly string[]
}

interface Inspected {
  readonly Docker: { readonly config: { readonly Healthcheck: { readonly Test: readonly string[] } } }
}

export function missingBuilders(): string[] {
  return Object.entries(NEEDED).flatMap(([program, name]) =>
    spawnSync(program, ['--version']).error ? [name] : [],
  )
}

/** A builder that keeps its images in a folder, so that unchanged layers are not rebuilt. */
export function openBuilder(store: string, say: (text: string) => void): Builder {
  mkdirSync(store, { recursive: true })
  const places = ['--root', join(store, 'images'), '--runroot', join(store, 'run')]
  const ask = (...args: string[]) =>
    execFileSync('buildah', [...places, ...args], { encoding: 'utf8', env: isolated() }).trim()
  const run = (...args: string[]) =>
    void execFileSync('buildah', [...places, ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: isolated(),
    })
  const has = (tag: string) =>
    spawnSync('buildah', [...places, 'inspect', '--type', 'image', tag]).status === 0
  if (!has(BASE)) makeBase({ store, ask, say })
  if (!has(BUILD)) makeBuild({ ask, say })
  return {
    build(sources, tag) {
      run('build', ...buildOptions(sources), '--tag', tag, sources)
    },
    sizeOf: (tag) =>
      Number(ask('inspect', '--type', 'image', '--format', '{{.Docker.Size}}', tag)) || sizeListed(ask, tag),
    unpack(tag, target) {
      mkdirSync(target, { recursive: true })
      const container = ask('from', '--pull-never', tag)
      try {
        const files = ask('mount', container)
        execFileSync('cp', ['-a', `${files}/.`, target])
      } finally {
        ask('rm', container)
      }
    },
    healthOf(tag) {
      const { Docker } = JSON.parse(ask('inspect', '--type', 'image', tag)) as Inspected
      return Docker.config.Healthcheck.Test.slice(1)
    },
  }
}

type Ask = (...args: string[]) => string

const isolated = () => ({ ...process.env, BUILDAH_ISOLATION: 'chroot' })

/** The list rounds sizes to three digits; only older builders need it. */
function sizeListed(ask: Ask, tag: string): number {
  const images = JSON.parse(ask('images', '--json', tag)) as { size: string }[]
  const [count, unit] = images[0]!.size.split(' ')
  return Number(count) * (unit === 'GB' ? 1e9 : unit === 'MB' ? 1e6 : 1e3)
}

/** Arguments for the registry of this machine and the certificates that it trusts. */
function buildOptions(sources: string): string[] {
  const certificates = process.env['NODE_EXTRA_CA_CERTS']
  return [
    '--layers',
    '--format=docker',
    `--file=${join(sources, 'deploy/Containerfile')}`,
    `--ignorefile=${join(sources, '.dockerignore')}`,
    `--build-arg=BASE=${BASE}`,
    `--build-arg=BUILD=${BUILD}`,
    // Reuses this machine's npm cache.
    `--volume=${execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()}:/root/.npm`,
    ...(certificates
      ? [
          `--volume=${dirname(certificates)}:${dirname(certificates)}:ro`,
          `--env=NODE_EXTRA_CA_CERTS=${certificates}`,
        ]
      : []),
  ]
}

/** A slim Debian from its archive, like the image of a registry. */
function makeBase({
  store,
  ask,
  say,
}: {
  readonly store: string
  readonly ask: Ask
  say(text: string): void
}): void {
  say(`no base image yet: Debian ${SUITE} is made from its archive`)
  const folder = mkdtempSync(join(store, 'base-'))
  const archive = join(folder, 'base.tar')
  try {
    execFileSync(
      'mmdebstrap',
      ['--quiet', '--variant=minbase', ...MERGED, ...SMALL, LICENCES, SUITE, archive],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    const container = ask('from', 'scratch')
    ask('add', container, archive, '/')
    ask('commit', '--quiet', '--rm', container, BASE)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The same with the Node and the npm of this machine. */
function makeBuild({ ask, say }: { readonly ask: Ask; say(text: string): void }): void {
  say('no image to build in yet: the base gets Node and npm of this machine')
  const container = ask('from', '--pull-never', BASE)
  const npm = join(execFileSync('npm', ['root', '-g'], { encoding: 'utf8' }).trim(), 'npm')
  if (!existsSync(npm)) throw new Error(`There is no npm in ${npm}`)
  ask('copy', container, process.execPath, '/usr/local/bin/node')
  ask('copy', container, npm, '/usr/local/lib/node_modules/npm')
  const link = 'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm'
  const packages = 'apt-get update -q && apt-get install -y -q --no-install-recommends libatomic1 binutils'
  ask('run', container, '--', 'sh', '-c', `${link} && ${packages}`)
  ask('commit', '--quiet', '--rm', container, BUILD)
}

/** The sources of a commit, as the builder needs them. */
export function sourcesOf(
  commit: string,
  { root, target }: { readonly root: string; readonly target: string },
): string {
  mkdirSync(target, { recursive: true })
  const packed = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 })
  const file = join(target, 'sources.tar')
  writeFileSync(file, packed)
  execFileSync('tar', ['-xf', file, '-C', target])
  rmSync(file)
  return target
}
