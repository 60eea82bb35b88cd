import { refuseCommand, type Input, type CommandRefusal, type Surroundings } from './command.ts'

/** Asks the operator to type a number; without a terminal the command line needs `--yes`. */
export async function confirmed(
  { ask, keys }: Pick<Surroundings, 'ask' | 'keys'>,
  input: Input,
  what: string,
): Promise<{ readonly ok: true } | CommandRefusal> {
  if (input.has('yes')) return { ok: true }
  if (!ask) return refuseCommand('this changes something: add --yes, or --dry-run to see what')
  const number = String(keys.number(1000, 9999))
  const answer = await ask(`${what}\nType ${number} to go on: `)
  return answer.trim() === number ? { ok: true } : refuseCommand('nothing was changed')
}
