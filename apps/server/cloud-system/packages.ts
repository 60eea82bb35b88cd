/** Packages of every sandbox; modules/streaming/host/needs.ts checks for their programs. */
export const SANDBOX_PACKAGES = [
  'xvfb',
  'x11-xkb-utils',
  'xauth',
  'bubblewrap',
  'matchbox-window-manager',
  'pulseaudio',
  'pulseaudio-utils',
  'dbus',
  'dbus-daemon',
  'fonts-dejavu-core',
  // The X server's own fonts: old games exit without them.
  'xfonts-base',
  // Essential in Debian, but absent from our own root.
  'util-linux',
  'coreutils',
  'dash',
  'sed',
  'tar',
  'gzip',
  'libc-bin',
] as const

/** Games of a portal without a configured selection: small, playable on a phone, and of different kinds. */
export const FIRST_GAMES = [
  'alex4',
  'meritous',
  'circuslinux',
  'blockattack',
  'hex-a-hop',
  'powermanga',
  'quadrapassel',
  'iagno',
] as const

/** Runs apt as the portal's user, with its own lists and archives, as if nothing were installed. */
export const aptOptions = (folder: string) =>
  Object.entries({
    'Dir::State::status': '/dev/null',
    'Dir::State::lists': `${folder}/lists`,
    'Dir::Cache::archives': `${folder}/archives`,
    'Dir::Cache::pkgcache': '',
    'Dir::Cache::srcpkgcache': '',
    'Dir::Etc::Parts': '/dev/null',
    'APT::Sandbox::User': '',
    'APT::Install-Recommends': 'false',
    'Acquire::Languages': 'none',
    'Acquire::Retries': '1',
    'Acquire::http::Timeout': '20',
    'Debug::NoLocking': 'true',
  }).flatMap(([name, value]) => ['-o', `${name}=${value}`])

/** A line of `apt-get --print-uris`: `'http://…' name_1.2_amd64.deb 1234 MD5Sum:…`. */
export interface Archive {
  readonly file: string
  readonly bytes: number
}

export const readArchives = (printed: string): readonly Archive[] =>
  [...printed.matchAll(/^'[^'\n]+' (\S+\.deb) (\d+)/gm)].map(([, file, bytes]) => ({
    file: file!,
    bytes: Number(bytes),
  }))
