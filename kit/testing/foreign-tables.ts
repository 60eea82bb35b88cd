/** The tables of a module, as it declares them. */
const declared = /^( *)interface Tables \{\n([^]*?)^\1\}/m
const tablesIn = (text: string) => {
  const lines = declared.exec(text)?.[2] ?? ''
  return [...lines.matchAll(/^ {4}(?:readonly )?(\w+): /gm)].map(([, table]) => table!)
}
const moduleOf = (file: string) => /^modules\/([^/]+)\/server\//.exec(file)?.[1]

export interface Source {
  readonly file: string
  readonly text: string
}

/** Which module keeps which table. */
export const tableOwners = (sources: readonly Source[]): ReadonlyMap<string, string> =>
  new Map(
    sources.flatMap(({ file, text }) => {
      const owner = moduleOf(file)
      return owner ? tablesIn(text).map((table) => [table, owner] as const) : []
    }),
  )

/** The tables of other modules that a module's statements read or write by name. */
export function foreignTables({ file, text }: Source, owners: ReadonlyMap<string, string>): string[] {
  const code = text.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  const built = /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|\w*[jJ]oin)\(\s*'(\w+)/g
  const written = /\b(?:from|join|into|update|using|table)\s+(\w+)\b/g
  const named = [...code.matchAll(built), ...code.matchAll(written)].map(([, table]) => table!)
  return [...new Set(named)].filter((table) => (owners.get(table) ?? moduleOf(file)) !== moduleOf(file))
}

export const moduleFolder = (file: string) => file.split('/').slice(0, 2).join('/')

/** SQL that a module would hand to others: as a field of a service, or as a result of its public face. */
export function sqlHanded(text: string, face: string): string[] {
  const blocks = text.split(/\n(?=export |interface |const |function |async function |\/\*\*)/)
  return blocks.flatMap((block) => {
    const name = /^export (?:async )?(?:interface|type|const|function) (\w+)/.exec(block)?.[1]
    if (!name) return []
    const asks =
      /^export (?:interface|type) /.test(block) && /\b(?:RawBuilder|CompiledQuery|Compilable)\b/.test(block)
    const gives = /(?:=>|return)\s*sql(?:<[^`]*>)?`[^`]*`\s*(?:\n\}|$)/.test(block)
    return asks || (gives && new RegExp(`\\b${name}\\b`).test(face)) ? [name] : []
  })
}
