import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bringSystem } from './bring-system.ts'
import { bringingLines } from './bringing-lines.ts'
import { openSystem } from './game-system.ts'
import { FIRST_GAMES, readArchives } from './packages.ts'
import { isOurs, playedSystem, systemFolder } from './system-folder.ts'
import { readProfiles } from '../cloud-profiles.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'islet-system-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

const isDebian = existsSync('/usr/bin/dpkg-deb')

/** A package like those of Debian: a setuid program, and a library outside /usr. */
function madePackage(): string {
  const build = join(folder, 'build')
  for (const part of [
    'DEBIAN',
    'usr/games',
    'usr/share/doc/tide',
    'lib/own',
    'etc/X11/fonts/misc',
    'usr/share/fonts/X11/misc',
  ])
    mkdirSync(join(build, part), { recursive: true })
  writeFileSync(
    join(build, 'DEBIAN/control'),
    'Package: tide\nVersion: 1.2-3\nArchitecture: all\nMaintainer: Nobody <n@example.org>\nDescription: tides\n',
  )
  writeFileSync(join(build, 'usr/games/tide'), '#!/bin/sh\n')
  chmodSync(join(build, 'usr/games/tide'), 0o4755)
  writeFileSync(join(build, 'usr/share/doc/tide/copyright'), 'free')
  writeFileSync(join(build, 'lib/own/own.so'), 'library')
  writeFileSync(join(build, 'etc/X11/fonts/misc/tide.alias'), 'tide -own-tide-medium')
  const file = join(folder, 'tide_1.2-3_all.deb')
  execFileSync('dpkg-deb', ['--root-owner-group', '-b', build, file], { stdio: 'ignore' })
  return file
}

/** An apt with one package, or one that fails as if without a network. */
function standInApt(deb: string | undefined) {
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  const script = deb
    ? `#!/bin/sh
for word; do case "$word" in Dir::Cache::archives=*) archives=\${word#*=} ;; esac; done
case "$*" in
  *--print-uris*) echo "'http://deb.example/tide_1.2-3_all.deb' tide_1.2-3_all.deb ${statSync(deb).size} MD5Sum:0" ;;
  *--download-only*) cp ${deb} "$archives/" ;;
esac`
    : '#!/bin/sh\necho "E: Temporary failure resolving deb.example" >&2; exit 100'
  writeFileSync(join(bin, 'apt-get'), script, { mode: 0o755 })
  vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
}

const wishes = () => ({
  packages: ['tide'],
  folder: join(folder, 'data/cloud/system'),
  onBytes: () => undefined,
  signal: new AbortController().signal,
})

test.runIf(isDebian)(
  'packages are unpacked to a separate root, and known there by their version',
  async () => {
    standInApt(madePackage())
    await bringSystem(wishes())
    const root = wishes().folder
    expect(readFileSync(join(root, 'lib/own/own.so'), 'utf8')).toBe('library')
    expect(existsSync(join(root, 'usr/lib/own/own.so'))).toBe(true)
    // It is not setuid any more, and everybody may execute it.
    expect(statSync(join(root, 'usr/games/tide')).mode & 0o7777).toBe(0o755)
    expect(existsSync(join(root, 'usr/share/doc/tide/copyright'))).toBe(false)
    const names = join(root, 'usr/share/fonts/X11/misc/fonts.alias')
    expect(readFileSync(names, 'utf8')).toBe('tide -own-tide-medium')
    expect(openSystem(root).versionOf('tide')).toBe('1.2-3')
    expect(readdirSync(join(root, '..'))).toEqual(['system'])
  },
)

test('without a network the command says why, and leaves no partial system', async () => {
  standInApt(undefined)
  await expect(bringSystem(wishes())).rejects.toThrow('Temporary failure resolving deb.example')
  expect(existsSync(wishes().folder)).toBe(false)
})

test.runIf(isDebian)('an aborted installation is started again from scratch', async () => {
  standInApt(madePackage())
  const left = join(`${wishes().folder}.coming`, 'root/usr/games/half')
  mkdirSync(join(left, '..'), { recursive: true })
  writeFileSync(left, 'half')
  await bringSystem(wishes())
  expect(readdirSync(join(wishes().folder, 'usr/games'))).toEqual(['tide'])
})

test('a folder that others can write to is neither filled nor run', async () => {
  standInApt(undefined)
  const work = `${wishes().folder}.coming`
  mkdirSync(work, { recursive: true })
  chmodSync(work, 0o777)
  await expect(bringSystem(wishes())).rejects.toThrow("is not this user's alone")
  mkdirSync(wishes().folder)
  expect(isOurs(wishes().folder)).toBe(true)
  chmodSync(wishes().folder, 0o775)
  expect(isOurs(wishes().folder)).toBe(false)
  symlinkSync(folder, join(folder, 'link'))
  expect(isOurs(join(folder, 'link'))).toBe(false)
})

test('sizes are read from what apt prints', () => {
  const printed = `Reading lists\n'http://a/p/x_1%3a2_amd64.deb' x_1%3a2_amd64.deb 1200 MD5Sum:0f\n'http://a/y.deb' y_1_all.deb 30 SHA256:1`
  expect(readArchives(printed)).toEqual([
    { file: 'x_1%3a2_amd64.deb', bytes: 1200 },
    { file: 'y_1_all.deb', bytes: 30 },
  ])
})

test('progress is reported in steps, with the total size', () => {
  const said: string[] = []
  const onBytes = bringingLines((text) => said.push(text))
  for (const come of [0, 1e6, 11e6, 12e6, 100e6]) onBytes(come, 100e6)
  expect(said).toEqual(['0', '11', '100'].map((come) => `cloud games: ${come} of 100 MB`))
})

test('the system is below the data folder and readable by the users of plays', () => {
  const closed = join(folder, 'closed')
  mkdirSync(closed, { mode: 0o700 })
  chmodSync(folder, 0o755)
  expect(systemFolder(folder, 0)).toBe(join(folder, 'cloud/system'))
  expect(systemFolder(closed, 1000)).toBe(join(closed, 'cloud/system'))
  expect(systemFolder(closed, 0)).toMatch(/^\/var\/lib\/islet-cloud-system-[0-9a-f]{8}$/)
  expect(playedSystem(folder)).toBe('/')
})

test('the first games are profiles that a phone can play', () => {
  const games = readProfiles().filter(({ gameKey }) => FIRST_GAMES.includes(gameKey as never))
  expect(games).toHaveLength(FIRST_GAMES.length)
  for (const { gameKey, pad, pointer } of games)
    expect([gameKey, Boolean(pad) || pointer === 'absolute']).toEqual([gameKey, true])
})
