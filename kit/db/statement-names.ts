/** The name under which a connection prepares a statement. */
export interface StatementNames {
  nameOf(text: string): string | undefined
  /** The plan of a name no longer fits its tables: prepare the statement again under another name. */
  rename(text: string, staleName: string): void
}

const USES_BEFORE_NAMED = 5
const MOST_NAMES = 256
/** Limit for statements whose text is never the same. */
const MOST_COUNTED = 4096

/** Names a statement from its fifth use on, as JDBC does; beyond 256 statements the rest are parsed every time. */
export function statementNames(): StatementNames {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()
  let given = 0
  const newName = () => `s${given++}`
  return {
    nameOf(text) {
      const known = names.get(text)
      if (known !== undefined || names.size >= MOST_NAMES) return known
      const count = (uses.get(text) ?? 0) + 1
      if (count < USES_BEFORE_NAMED) {
        if (uses.size >= MOST_COUNTED) uses.clear()
        uses.set(text, count)
        return undefined
      }
      uses.delete(text)
      const name = newName()
      names.set(text, name)
      return name
    },
    rename(text, staleName) {
      // Several connections find the same stale plan.
      if (names.get(text) === staleName) names.set(text, newName())
    },
  }
}
