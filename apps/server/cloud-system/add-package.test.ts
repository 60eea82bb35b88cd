import { execFileSync } from 'node:child_process'
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { addPackage, dropPackage, openShelf, type PackageShelf } from './add-package.ts'
import { openSystem } from './game-system.ts'
import { readEntries } from './archive-entries.ts'
import { readPackage } from '../cloud-drafts/package-facts.ts'

const isDebian = existsSync('/usr/bin/dpkg-deb')
let folder: string
let root: string
let shelf: PackageShelf
const outside = () => join(folder, 'outside')

interface Made {
  readonly name: string
  readonly version?: string
  readonly section?: string
  readonly files?: Readonly<Record<string, string>>
  readonly links?: Readonly<Record<string, string>>
  /** Other names of files in the package. */
  readonly names?: Readonly<Record<string, string>>
  /** Named pipes, and sparse files of this length. */
  readonly pipes?: readonly string[]
  readonly holes?: Readonly<Record<string, number>>
}

function made(wish: Made): string {
  const { name, version = '1', section = 'games', files = {}, links = {}, names = {}, holes = {} } = wish
  const build = mkdtempSync(join(folder, 'build-'))
  const at = (path: string) => {
    mkdirSync(dirname(join(build, path)), { recursive: true })
    return join(build, path)
  }
  writeFileSync(
    at('DEBIAN/control'),
    `Package: ${name}\nVersion: ${version}\nSection: ${section}\nArchitecture: all\nMaintainer: N <n@example.org>\nDescription: a game of tides\n`,
  )
  for (const [path, text] of Object.entries(files)) writeFileSync(at(path), text, { mode: 0o755 })
  for (const [path, target] of Object.entries(links)) symlinkSync(target, at(path))
  for (const [path, of] of Object.entries(names)) linkSync(join(build, of), at(path))
  for (const path of wish.pipes ?? []) execFileSync('mkfifo', [at(path)])
  for (const [path, bytes] of Object.entries(holes)) execFileSync('truncate', ['-s', `${bytes}`, at(path)])
  const file = join(folder, `${name}_${version}_all.deb`)
  execFileSync('dpkg-deb', ['-Znone', '--root-owner-group', '-b', build, file], { stdio: 'ignore' })
  rmSync(build, { recursive: true })
  return file
}

/** An apt that would install these. */
function standInApt(debs: readonly string[]) {
  const lines = debs.map((deb) => `'http://deb.example/x' ${basename(deb)} ${statSync(deb).size} MD5Sum:0`)
  writeFileSync(join(folder, 'uris'), `${lines.join('\n')}\n`)
  const script = `#!/bin/sh
for word; do case "$word" in Dir::Cache::archives=*) archives=\${word#*=} ;; esac; done
case "$*" in
  *--print-uris*) cat ${folder}/uris ;;
  *--download-only*) cp ${debs.join(' ')} "$archives/" ;;
esac`
  writeFileSync(join(folder, 'bin/apt-get'), script, { mode: 0o755 })
}

async function add(name: string, ...wishes: readonly Made[]) {
  standInApt(wishes.map(made))
  return addPackage(shelf, name, 1e9)
}
const inRoot = (path: string) => readFileSync(join(root, path), 'utf8')

beforeEach(async () => {
  if (!isDebian) return
  folder = mkdtempSync(join(tmpdir(), 'islet-shelf-'))
  root = join(folder, 'root')
  for (const path of ['bin', 'outside', 'root/usr/lib', 'root/var/lib/dpkg/info'])
    mkdirSync(join(folder, path), { recursive: true })
  symlinkSync('usr/lib', join(root, 'lib'))
  writeFileSync(join(root, 'var/lib/dpkg/status'), '')
  vi.stubEnv('PATH', `${join(folder, 'bin')}:${process.env['PATH']}`)
  standInApt([])
  shelf = await openShelf(root, join(folder, 'packages'), new AbortController().signal)
})
afterEach(() => {
  vi.unstubAllEnvs()
  if (!isDebian) return
  shelf.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.skipIf(!isDebian)(`adding packages (dpkg-deb is ${isDebian ? 'here' : 'missing'})`, () => {
  test('a link in one package does not lead files of the next one out of the root', async () => {
    const link = { name: 'tide', links: { 'usr/share/evil': outside() } }
    const through = { name: 'tide-data', files: { 'usr/share/evil/authorized_keys': 'mine' } }
    expect(await add('tide', link, through)).toBe('./usr/share/evil/authorized_keys leads out of its folder')
    expect(readdirSync(outside())).toEqual([])
  })

  test('a link to a parent folder or a hard link to a file outside is refused', async () => {
    writeFileSync(join(outside(), 'secret'), 'secret', { mode: 0o600 })
    await add('tide', { name: 'tide', links: { 'usr/share/evil': '../../../outside' } })
    const wish = {
      name: 'reef',
      files: { 'usr/share/evil/secret': '' },
      names: { 'usr/share/x': 'usr/share/evil/secret' },
    }
    expect(await add('reef', wish)).toMatch(/leads out of its folder/)
    expect(statSync(join(outside(), 'secret')).mode & 0o777).toBe(0o600)
  })

  test.for([
    'usr/lib/ld-linux-x86-64.so.2',
    'lib/ld-linux.so.2',
    'usr/lib/x86_64-linux-gnu/glibc-hwcaps/x86-64-v3/libc.so.6',
    'usr/lib/aaa-linux-gnu/libc.so.6',
    'lib/aaa-linux-gnu/libc.so.6',
  ])('a game that brings %s is refused, as sandboxes are started with it', async (path) => {
    mkdirSync(join(root, 'usr/lib/x86_64-linux-gnu'))
    expect(await add('tide', { name: 'tide', files: { [path]: 'elf' } })).toMatch(/loader of programs/)
    expect(existsSync(join(root, path))).toBe(false)
    expect(await add('glib', { name: 'glib', section: 'libs', files: { [path]: 'elf' } })).toMatchObject({})
    expect(inRoot(path)).toBe('elf')
  })

  test('a package with a pipe is refused before it is unpacked', async () => {
    expect(await add('tide', { name: 'tide', pipes: ['usr/share/applications/tide.desktop'] })).toMatch(
      /neither a file, a folder nor a link/,
    )
  })

  test('a package that would fill the disk is refused before it is unpacked', async () => {
    const [one, other] = [{ 'usr/share/a': 1_500_000 }, { 'usr/share/b': 1_500_000 }]
    standInApt([made({ name: 'tide', holes: one }), made({ name: 'tide-data', holes: other })])
    expect(await addPackage(shelf, 'tide', 1e9, 2e6)).toBe('it unpacks to more than 2 MB')
    expect(existsSync(join(root, 'usr/share'))).toBe(false)
    expect(readdirSync(join(folder, 'packages/archives'))).toEqual(['partial'])
  })

  test('a refused package leaves the others installed', async () => {
    const shared = { 'usr/share/sea/map': 'map', 'usr/share/sea/tide/own': 'own', 'lib/sea': 'sea' }
    await add('reef', { name: 'reef', files: { 'usr/share/sea/map': 'map', 'usr/lib/sea': 'sea' } })
    const added = await add('tide', { name: 'tide', files: { ...shared, 'usr/share/sea/map': 'other' } })
    expect(inRoot('usr/share/sea/map')).toBe('map')
    dropPackage(shelf, 'tide', added as Exclude<typeof added, string>)
    expect(inRoot('usr/share/sea/map')).toBe('map')
    expect(inRoot('usr/lib/sea')).toBe('sea')
    expect(existsSync(join(root, 'usr/share/sea/tide'))).toBe(false)
    expect(openSystem(root).versionOf('reef')).toBe('1')
    expect(openSystem(root).versionOf('tide')).toBeUndefined()
  })

  test('a new version replaces the old one and a truncated file', async () => {
    await add('tide', { name: 'tide', files: { 'usr/games/tide': 'old', 'usr/share/tide/gone': 'old' } })
    await add('tide', { name: 'tide', version: '2', files: { 'usr/games/tide': 'new' } })
    expect(inRoot('usr/games/tide')).toBe('new')
    expect(existsSync(join(root, 'usr/share/tide'))).toBe(false)
    expect(openSystem(root).versionOf('tide')).toBe('2')
    // Like a run that was killed: the package's files are recorded, the package is not.
    writeFileSync(join(root, 'usr/games/tide'), 'n')
    writeFileSync(join(root, 'var/lib/dpkg/status'), '')
    await add('tide', { name: 'tide', version: '2', files: { 'usr/games/tide': 'new' } })
    expect(inRoot('usr/games/tide')).toBe('new')
    expect(inRoot('var/lib/dpkg/status').match(/^Package: /gm)).toHaveLength(1)
  })

  test('only one import runs at a time, and a crashed one leaves no lock', async () => {
    const again = () => openShelf(root, join(folder, 'packages'), new AbortController().signal)
    await expect(again()).rejects.toThrow('another import is running')
    shelf.close()
    await vi.waitFor(async () => (shelf = await again()))
  })

  test('a desktop entry that is a pipe, a link out of the root or too long is ignored', async () => {
    const entry = '[Desktop Entry]\nType=Application\nName=Tide\nExec=tide\nCategories=Game;\n'
    const file = 'usr/share/applications/tide.desktop'
    const added = await add('tide', { name: 'tide', files: { [file]: entry } })
    const { archives } = added as Exclude<typeof added, string>
    const { signal } = shelf
    const nameRead = async () => (await readPackage({ root, archives, packageName: 'tide', signal })).name
    const both = async () => [openSystem(root).desktop('tide.desktop')?.names['en'], await nameRead()]
    expect(await both()).toEqual(['Tide', 'Tide'])
    const place = join(root, file)
    const unread = async (spoil: () => void) => {
      rmSync(place)
      spoil()
      expect(await both()).toEqual([undefined, 'tide'])
    }
    await unread(() => execFileSync('mkfifo', [place]))
    writeFileSync(join(outside(), 'secret'), entry)
    await unread(() => symlinkSync(join(outside(), 'secret'), place))
    await unread(() => {
      writeFileSync(place, entry)
      execFileSync('truncate', ['-s', '3G', place])
    })
  })
})

test('names with spaces and links are parsed from tar’s output; unusual ones are marked', () => {
  const printed =
    'lrwxrwxrwx 0/0 0 2026-11-29 16:09 ./a/l -> x\\ y\n-rw-r--r-- 0/0 12 2026-11-29 16:09 ./a\\ b\\\\x2d\n-rw-r--r-- 0/0 1 2026-11-29 16:09 ./a\\nb\n'
  expect(readEntries(printed)).toEqual([
    { kind: 'l', bytes: 0, path: './a/l', target: 'x y' },
    { kind: '-', bytes: 12, path: './a b\\x2d', target: undefined },
    { kind: '-', bytes: 1, path: './a\0b', target: undefined },
  ])
})
