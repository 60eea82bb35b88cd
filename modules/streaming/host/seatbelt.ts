import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { getuid } from 'node:process'
import { HOME, RUN, SCREEN_FOLDER } from './sandbox-script.ts'
import type { SandboxWishes } from './parts.ts'
import { sandboxCommand } from './sandbox-command.ts'

const MIB = 1024 * 1024
const TMP_BYTES = 64 * MIB
const SHARED_BYTES = 64 * MIB
const RUN_BYTES = 32 * MIB
/** What games read of /etc; everything else there belongs to the host. */
const SETTINGS = [
  'alsa',
  'alternatives',
  'fonts',
  'gtk-2.0',
  'gtk-3.0',
  'ld.so.cache',
  'ld.so.conf',
  'ld.so.conf.d',
  'matchbox',
  'openal',
  'timidity',
  'X11',
  'xdg',
]

/** A file that bubblewrap creates in the sandbox from a file descriptor. */
export interface MadeFile {
  readonly path: string
  readonly content: Buffer | string
}

/** Users, names and the id of a fictitious machine: programs fail without them, and the host's reveal too much. */
export function madeFiles(cookie: Buffer, pulseScript: string): MadeFile[] {
  const machine = '0123456789abcdef0123456789abcdef\n'
  return [
    {
      path: '/etc/passwd',
      content: `player:x:1000:1000:Player:${HOME}:/bin/sh\nnobody:x:65534:65534::/:/bin/false\n`,
    },
    { path: '/etc/group', content: 'player:x:1000:\nnogroup:x:65534:\n' },
    { path: '/etc/nsswitch.conf', content: 'passwd: files\ngroup: files\nhosts: files\n' },
    { path: '/etc/hosts', content: '127.0.0.1 localhost\n' },
    { path: '/etc/machine-id', content: machine },
    { path: '/var/lib/dbus/machine-id', content: machine },
    { path: `${RUN}/xauthority`, content: xAuthority(cookie) },
    { path: `${RUN}/pulse.pa`, content: pulseScript },
  ]
}

/** An Xauthority entry for any host and display :1. */
function xAuthority(cookie: Buffer): Buffer {
  const counted = (data: Buffer) => Buffer.concat([Buffer.from([data.length >> 8, data.length & 255]), data])
  const parts = [Buffer.alloc(0), Buffer.from('1'), Buffer.from('MIT-MAGIC-COOKIE-1'), cookie].map(counted)
  return Buffer.concat([Buffer.from([0xff, 0xff]), ...parts])
}

export interface Descriptors {
  readonly filter: number | undefined
  readonly files: readonly (MadeFile & { readonly descriptor: number })[]
}

/** The command line of a sandbox, up to the program in it. */
export function sandboxedCommand(wishes: SandboxWishes, descriptors: Descriptors): string[] {
  const { profile, limits } = wishes
  const limited = ['/usr/bin/prlimit', '--core=0', '--nofile=1024', '--memlock=65536']
  limited.push(`--fsize=${Math.max(limits.diskBytes, TMP_BYTES)}`)
  // A separate user per slot, so that per-user kernel limits apply per play.
  const lowered = ['/usr/bin/setpriv', `--reuid=${wishes.uid}`, `--regid=${wishes.uid}`, '--clear-groups']
  const changesUser = getuid?.() === 0
  if (changesUser && wishes.uid === 0) throw new Error('a sandbox does not run as root')
  return [
    limited,
    ['--'],
    changesUser ? lowered : ['/usr/bin/setpriv'],
    ['--no-new-privs', '--', ...sandboxCommand(wishes.system)],
    walls(),
    folders(wishes),
    descriptors.files.flatMap((file) => ['--ro-bind-data', String(file.descriptor), file.path]),
    ['--remount-ro', '/', '--remount-ro', '/dev'],
    environment(profile.hasSound, profile.environment ?? {}),
    descriptors.filter === undefined ? [] : ['--seccomp', String(descriptors.filter)],
    ['--chdir', HOME, '--'],
  ].flat()
}

function walls(): string[] {
  const unshared = ['user', 'pid', 'net', 'ipc', 'uts', 'cgroup-try'].map((name) => `--unshare-${name}`)
  const nobody = ['--uid', '1000', '--gid', '1000', '--hostname', 'play', '--cap-drop', 'ALL']
  // The kernel kills a PID namespace with its process 1; bubblewrap's own one would wait for the last game.
  const bound = ['--as-pid-1', '--die-with-parent', '--new-session']
  return [...unshared, ...nobody, ...bound, '--clearenv']
}

function folders({ profile, limits, system = '/', readable = [] }: SandboxWishes): string[] {
  const links = ['bin', 'lib', 'lib32', 'lib64', 'libx32', 'sbin'].filter((name) =>
    existsSync(join(system, 'usr', name)),
  )
  const settings = [...SETTINGS, basename(profile.program)].map((name) => `/etc/${name}`)
  const readOnly = [...settings, '/var/cache/fontconfig']
  const bind = (path: string) => ['--ro-bind-try', path, path]
  const bindOfSystem = (path: string) => ['--ro-bind-try', join(system, path), path]
  const sized = (bytes: number, path: string) => ['--size', String(bytes), '--tmpfs', path]
  return [
    ['--ro-bind', join(system, 'usr'), '/usr'],
    links.flatMap((name) => ['--symlink', `usr/${name}`, `/${name}`]),
    readOnly.flatMap(bindOfSystem),
    ['--proc', '/proc', '--dev', '/dev', ...sized(SHARED_BYTES, '/dev/shm')],
    sized(TMP_BYTES, '/tmp'),
    sized(RUN_BYTES, '/run'),
    ['--perms', '0700', '--dir', RUN, '--dir', SCREEN_FOLDER],
    sized(limits.diskBytes, HOME),
    // Last, because one may be below a folder of the sandbox's own.
    readable.flatMap(bind),
  ].flat()
}

function environment(hasSound: boolean, own: Readonly<Record<string, string>>): string[] {
  const all = {
    PATH: '/usr/games:/usr/bin',
    HOME,
    USER: 'player',
    LOGNAME: 'player',
    LANG: 'C.UTF-8',
    DISPLAY: ':1',
    XAUTHORITY: `${RUN}/xauthority`,
    XDG_RUNTIME_DIR: RUN,
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${RUN}/bus`,
    PULSE_SERVER: `unix:${RUN}/pulse.socket`,
    SDL_VIDEODRIVER: 'x11',
    SDL_AUDIODRIVER: hasSound ? 'pulseaudio' : 'dummy',
    GDK_BACKEND: 'x11',
    QT_QPA_PLATFORM: 'xcb',
    // Keeps settings in a file in the home folder, so that they are saved; otherwise every change needs a daemon.
    GSETTINGS_BACKEND: 'keyfile',
    NO_AT_BRIDGE: '1',
    // Without a graphics card every thread of the software renderer takes a core from another player.
    LP_NUM_THREADS: '1',
    ...own,
  }
  return Object.entries(all).flatMap(([name, value]) => ['--setenv', name, value])
}
