/** A program of a package, and its arguments. */
export interface DraftProgram {
  readonly program: string
  readonly args: readonly string[]
}

/** What a package states about starting it. */
export interface ExecFacts {
  /** The words of the `Exec` line without field codes; empty without a desktop file. */
  readonly words: readonly string[]
  /** Programs of this package, as `/usr/games/name`. */
  readonly programs: readonly string[]
  readonly packageName: string
}

const PROGRAM = /^\/usr\/(games|bin)\/[\w.+-]+$/
/** Options and plain words: no path except the game's own data, no URL, nothing that a shell would interpret. */
const PLAIN_ARG = /^(-{1,2}[A-Za-z0-9][\w-]*(=[\w.,x+-]+)?|[\w.,+-]+|\/usr\/share\/[\w./+-]+)$/
const MOST_ARGS = 8
const PLACES = ['/usr/games', '/usr/bin']

/**
 * The program of a desktop file, if it belongs to the package and has plain arguments; otherwise the reason. A line that calls a
 * shell, another program, a user's file or a URL is never run, not even in the sandbox.
 */
export function programOf({ words, programs, packageName }: ExecFacts): DraftProgram | string {
  const own = programs.filter((path) => PROGRAM.test(path))
  const [first, ...args] = words
  if (first === undefined) return programWithoutEntry(own, packageName)
  const program = first.startsWith('/')
    ? own.find((path) => path === first)
    : PLACES.map((place) => `${place}/${first}`).find((path) => own.includes(path))
  if (program === undefined) return 'its desktop file starts a program that is not of this package'
  if (args.length > MOST_ARGS || args.some((arg) => !PLAIN_ARG.test(arg) || arg.includes('..')))
    return 'its desktop file starts it with words that are not plain'
  return { program, args }
}

function programWithoutEntry(own: readonly string[], packageName: string): DraftProgram | string {
  const named = PLACES.map((place) => `${place}/${packageName}`).find((path) => own.includes(path))
  const games = own.filter((path) => path.startsWith('/usr/games/'))
  const program = named ?? (games.length === 1 ? games[0] : own.length === 1 ? own[0] : undefined)
  if (program !== undefined) return { program, args: [] }
  return own.length === 0 ? 'it has no program' : 'it has several programs and no desktop file'
}
