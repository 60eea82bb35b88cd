import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** An engine that speaks the Universal Chess Interface. */
export interface Uci {
  move(moves: readonly string[], rating: number): Promise<string>
  quit(): void
}

const MOVE_TIME = 60

export async function openUci(command: string): Promise<Uci> {
  const child = spawn(command, { stdio: ['pipe', 'pipe', 'ignore'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const say = (text: string) => child.stdin.write(`${text}\n`)
  async function until(word: string): Promise<string> {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error(`${command} has ended`)
      if (value.startsWith(word)) return value
    }
  }
  say('uci')
  await until('uciok')
  say('setoption name UCI_LimitStrength value true')
  return {
    async move(moves, rating) {
      say(`setoption name UCI_Elo value ${rating}`)
      say(`position startpos moves ${moves.join(' ')}`)
      say(`go movetime ${MOVE_TIME}`)
      return (await until('bestmove')).split(' ')[1]!
    },
    quit: () => say('quit'),
  }
}
