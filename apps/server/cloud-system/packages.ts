/** What every sandbox is made of; modules/streaming/host/needs.ts asks for these programs. */
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
  // Fonts of the X server itself: old games end without them.
  'xfonts-base',
  // Debian takes these for granted, a root of our own does not.
  'util-linux',
  'coreutils',
  'dash',
  'sed',
  'tar',
  'gzip',
  'libc-bin',
] as const

/** Small, good on a phone as well, and each of another kind: what a portal has that was never told of games. */
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

/** apt as the user of the portal, with lists and archives of its own, and as if nothing were installed. */
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

/** One file of what `apt-get --print-uris` prints: `'http://…' name_1.2_amd64.deb 1234 MD5Sum:…`. */
export interface Archive {
  readonly file: string
  readonly bytes: number
}

export const readArchives = (printed: string): readonly Archive[] =>
  [...printed.matchAll(/^'[^'\n]+' (\S+\.deb) (\d+)/gm)].map(([, file, bytes]) => ({
    file: file!,
    bytes: Number(bytes),
  }))
