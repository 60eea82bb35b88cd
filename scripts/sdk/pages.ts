import { plain, type Declaration } from './declarations.ts'

/** The package's only types file. */
export const typesFile = (declarations: readonly Declaration[]): string =>
  `// Made from the source of the SDK by npm run sdk.\n${declarations
    .map(({ comment, text }) => `${comment ? `/** ${comment} */\n` : ''}${text}\n`)
    .join('\n')}`

interface Member {
  readonly name: string
  readonly signature: string
  readonly comment: string
}

/** The members of an interface or class: they are indented one step, and deeper lines belong to them. */
export function membersOf({ text }: Declaration): readonly Member[] {
  const members: Member[] = []
  let comment = ''
  let isComment = false
  let open: string[] = []
  for (const line of text.split('\n').slice(1, -1)) {
    const isDeep = line.startsWith('        ')
    if (line.trimStart().startsWith('/**')) isComment = true
    if (isComment) {
      if (!isDeep) comment += `${line}\n`
      if (line.endsWith('*/')) isComment = false
      continue
    }
    open.push(line.trim())
    if (isDeep || line.endsWith('{')) continue
    const signature = open.join(' ').replace(/;$/, '')
    const name = /^(?:readonly )?(\w+)/.exec(signature)![1]!
    members.push({ name, signature, comment: plain(comment) })
    open = []
    comment = ''
  }
  return members
}

export const hasMembers = ({ text }: Declaration) => /^export (declare class|interface)/.test(text)
const inTable = (text: string) => text.replaceAll('|', '\\|')

function sectionOf(declaration: Declaration): string {
  const { name, comment, text } = declaration
  const head = `## ${name}\n\n${comment ? `${comment}\n\n` : ''}`
  if (!hasMembers(declaration)) return `${head}\`\`\`ts\n${text.replace(/^export /, '')}\n\`\`\`\n`
  const rows = membersOf(declaration).map(
    ({ signature, comment: says }) => `| \`${inTable(signature)}\` | ${inTable(says)} |`,
  )
  return `${head}| | |\n|---|---|\n${rows.join('\n')}\n`
}

/** Sections that come first. */
const FIRST = ['connect', 'Sdk', 'Saves', 'Facts']

/** The reference: every type and call of the SDK with its docstring. */
export const referencePage = (declarations: readonly Declaration[], version: string): string => {
  const place = ({ name }: Declaration) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length)
  const sections = declarations.toSorted((one, other) => place(one) - place(other)).map(sectionOf)
  return `# Reference of islet-sdk ${version}\n\nFor whoever calls the SDK. Made from its types by \`npm run sdk\`.\n\n${sections.join('\n')}`
}
