import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'

/** Programs of the system that every box is made of; `bwrap` looks for them in the same places. */
const PROGRAMS = [
  'bwrap',
  'Xvfb',
  'xkbcomp',
  'matchbox-window-manager',
  'pulseaudio',
  'parec',
  'dbus-daemon',
  'setpriv',
  'prlimit',
  'tar',
]
const PACKAGES = ['node-av', 'node-datachannel', 'x11']

/** What this machine lacks to run games, in words for a log or a skipped test; empty when it can. */
export function missingPrograms(): string[] {
  if (process.platform !== 'linux') return ['Linux']
  const missing = [
    ...PROGRAMS.filter((name) => !isInstalled(name)),
    ...PACKAGES.filter((name) => !isFound(name)),
  ]
  return missing.length === 0 && !mayNest()
    ? ['user namespaces (bubblewrap may not start a sandbox here)']
    : missing
}

function isInstalled(name: string): boolean {
  return ['/usr/bin', '/usr/games'].some((folder) => {
    try {
      accessSync(`${folder}/${name}`, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}

function isFound(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name)
    return true
  } catch {
    return false
  }
}

/** Containers often forbid what bubblewrap needs: the only honest answer is to try it. */
function mayNest(): boolean {
  try {
    const wall = [
      '--unshare-user',
      '--unshare-pid',
      '--unshare-net',
      '--ro-bind',
      '/usr',
      '/usr',
      '--proc',
      '/proc',
    ]
    const links = ['lib', 'lib64', 'bin'].flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`])
    execFileSync('/usr/bin/bwrap', [...wall, ...links, '--', '/usr/bin/true'], {
      stdio: 'ignore',
      timeout: 5_000,
    })
    return true
  } catch {
    return false
  }
}
