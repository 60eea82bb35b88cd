import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ask } from './api.ts'
import { Appeals } from './Appeals.tsx'
import { ChatPage } from './ChatPage.tsx'
import { CommandsPage } from './CommandsPage.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { EditPage } from './EditPage.tsx'
import { mayDo, type Me } from './me.ts'
import { MePage } from './MePage.tsx'
import { Nav } from './Nav.tsx'
import { NumbersPage } from './NumbersPage.tsx'
import { Act } from './Parts.tsx'
import { Reports } from './Reports.tsx'
import { Reviews } from './Reviews.tsx'
import { StatePage } from './StatePage.tsx'
import { SupportPage } from './SupportPage.tsx'
import { useSay, type ConsoleLanguage, type TextKey } from './texts.ts'
import { WaitingPage } from './WaitingPage.tsx'
import { WordsPage } from './WordsPage.tsx'
import styles from './console.module.css'

interface ShellProps {
  readonly me: Me
  readonly onLanguage: (language: ConsoleLanguage) => void
  readonly onChange: () => void
  readonly onInvited: (invitation: string) => void
  readonly onCodes: (codes: readonly string[]) => void
  readonly onOut: () => void
}

interface PageProps extends ShellProps {
  /** The rest of the address after the page's name. */
  readonly rest: string
}

interface ConsolePage {
  readonly key: string
  /** The page is shown only to operators who may use this command. */
  readonly needs?: string
  show(props: PageProps): ReactNode
}

const PAGES: readonly ConsolePage[] = [
  { key: 'moderation', needs: 'reports list', show: ({ me }) => <Reports me={me} /> },
  { key: 'chat', needs: 'chat messages', show: () => <ChatPage /> },
  { key: 'appeals', needs: 'appeals list', show: () => <Appeals /> },
  { key: 'reviews', needs: 'reviews list', show: ({ me }) => <Reviews me={me} /> },
  { key: 'words', needs: 'words list', show: () => <WordsPage /> },
  { key: 'support', needs: 'users look', show: ({ me, rest }) => <SupportPage me={me} accountId={rest} /> },
  { key: 'numbers', needs: 'stats days', show: ({ rest }) => <NumbersPage report={rest} /> },
  { key: 'edit', needs: 'edits set', show: ({ me, rest }) => <EditPage me={me} rest={rest} /> },
  { key: 'state', needs: 'state show', show: () => <StatePage /> },
  { key: 'commands', show: ({ me, rest }) => <CommandsPage me={me} rest={rest} /> },
  { key: 'waiting', show: () => <WaitingPage /> },
  {
    key: 'me',
    show: (props) => <MePage {...props} />,
  },
]

function useHash(): string {
  const [hash, setHash] = useState(location.hash)
  useEffect(() => {
    const look = () => setHash(location.hash)
    addEventListener('hashchange', look)
    return () => removeEventListener('hashchange', look)
  }, [])
  return hash
}

/** The pages that an operator's role may see. */
export function Shell(props: ShellProps) {
  const say = useSay()
  const { me } = props
  const pages = PAGES.filter(({ needs }) => needs === undefined || mayDo(me, needs))
  const [key = '', ...rest] = useHash().replace(/^#\//, '').split('/')
  const page = pages.find((one) => one.key === key) ?? pages[0]!
  const main = useRef<HTMLElement>(null)
  const wasPage = useRef(page.key)
  useEffect(() => {
    if (wasPage.current !== page.key) main.current?.focus()
    wasPage.current = page.key
  }, [page.key])
  const leave = async () => {
    await ask('/api/sign-out', {})
    props.onOut()
  }
  const title = say(`page.${page.key}` as TextKey)
  return (
    <div className={styles.frame}>
      <header className={styles.bar}>
        <a className="skip-link" href="#main" onClick={(event) => skipTo(event, main.current)}>
          {say('skip')}
        </a>
        <div className={styles.names}>
          <span className={styles.brand}>{say('title')}</span>
          <span className={styles.quiet}>
            <bdi>{me.name}</bdi> · {say(`role.${me.role}`)}
          </span>
        </div>
        <LanguageChoice onLanguage={props.onLanguage} />
        <Act onClick={() => void leave()}>{say('signOut')}</Act>
      </header>
      <Nav me={me} pages={pages.map((one) => one.key)} page={page.key} />
      <main ref={main} id="main" className={styles.main} tabIndex={-1}>
        <h1>{title}</h1>
        {page.show({ ...props, rest: rest.join('/') })}
      </main>
    </div>
  )
}

function skipTo(event: { preventDefault(): void }, main: HTMLElement | null) {
  event.preventDefault()
  main?.focus()
}
