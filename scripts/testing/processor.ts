import { readFileSync } from 'node:fs'

/** Linux counts the CPU time of ended children in ticks of 10 ms. */
const TICKS_PER_SECOND = 100
/** Fields of /proc/self/stat after the program's name: cutime and cstime. */
const CHILDREN_USER = 13
const CHILDREN_SYSTEM = 14

/** CPU seconds of all ended descendants; undefined if the system does not report them. */
export function childrenSeconds(): number | undefined {
  if (process.platform !== 'linux') return undefined
  const text = readFileSync('/proc/self/stat', 'utf8')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[CHILDREN_USER]) + Number(fields[CHILDREN_SYSTEM])) / TICKS_PER_SECOND
}
