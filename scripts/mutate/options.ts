import { parseArgs } from 'node:util'

const HELP = `npm run mutate [-- --seed N] [--lines N | --all] [--cuts N] [--journeys e2e/NAME …] [FILE …]

  Changes rules and takes wires of the pages out, one at a time, and says which of that no test has noticed.
  --seed N        which sample is taken, 1 by default
  --lines N       so many lines of rules, 150 by default; 0 for none
  --all           every line of the rules named, or of all rules
  --cuts N        so many wires, 5 by default; 0 for none
  --journeys NAME a journey that shall notice a wire beside the unit tests, such as e2e/sound; none by default
  FILE            rules, such as modules/cloud/rules/requests.ts; all rules by default`

export interface MutateOptions {
  readonly seed: number
  readonly lines: number
  readonly isAll: boolean
  readonly cuts: number
  readonly journeys: readonly string[]
  readonly rules: readonly string[]
}

/** A message to print instead, and the exit code. */
interface Message {
  readonly text: string
  readonly code: number
}

const misused = (why: string): Message => ({ text: `${why}\n\n${HELP}`, code: 2 })

/** Parses the command line, or says what is wrong. */
export function parseOptions(args: readonly string[]): MutateOptions | Message {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        seed: { type: 'string', default: '1' },
        lines: { type: 'string', default: '150' },
        all: { type: 'boolean', default: false },
        cuts: { type: 'string', default: '5' },
        journeys: { type: 'string', multiple: true, default: [] },
      },
    })
    if (values.help) return { text: HELP, code: 0 }
    const { seed, lines, cuts } = values
    const odd = Object.entries({ seed, lines, cuts }).find(([, value]) => !/^\d{1,9}$/.test(value))
    if (odd) return misused(`--${odd[0]} is a number, not "${odd[1]}"`)
    return {
      seed: Number(seed),
      lines: Number(lines),
      isAll: values.all,
      cuts: Number(cuts),
      journeys: values.journeys,
      rules: positionals,
    }
  } catch (error) {
    // Errors of `parseArgs` have codes of their own.
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
    return misused((error as Error).message)
  }
}
