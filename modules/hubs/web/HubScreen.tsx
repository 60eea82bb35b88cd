import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Crumbs } from '#kit/ui/Crumbs.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import type { ScreenProps } from '#kit/web/route.ts'
import { useRead } from '#kit/web/use-call.ts'
import { catalogTexts, GameWall, type CatalogText } from '#modules/catalog/web/index.ts'
import { hubsCalls, type HubPage } from '../calls.ts'
import { MoreOfHub } from './MoreOfHub.tsx'
import { hubsTexts } from './texts.ts'
import styles from './hub.module.css'

const FIRST_COVERS = 4
const GAME = '/g/'

/** A kind or theme of games: its texts, its games, and questions about them. */
export default function HubScreen({ params: { hub = '' } }: ScreenProps) {
  const text = useMessages(catalogTexts)
  const { data: page } = useRead(hubsCalls.readHub, { slug: hub })
  if (!page) return null
  const { title, lead, games, total, cursor, slug } = page
  return (
    <main id="content" className={styles.page}>
      <TopBar title={title} note={text('games.count', { count: total })} isArea />
      <Crumbs label={text('category.label')} steps={stepsTo(page, text)} here={title} />
      <p className={styles.lead}>{lead}</p>
      <GameWall games={games} label={title} firstCount={FIRST_COVERS} />
      {cursor && <MoreOfHub key={slug} slug={slug} cursor={cursor} label={title} />}
      <Rules page={page} />
      <Questions page={page} />
      <ByName page={page} />
      <Kin page={page} />
    </main>
  )
}

function stepsTo({ category }: HubPage, text: (key: CatalogText) => string) {
  const steps = [
    { href: '/', title: text('nav.home') },
    { href: '/games', title: text('nav.games') },
  ]
  return category === undefined
    ? steps
    : [...steps, { href: `/games/${category}`, title: text(`category.${category}` as CatalogText) }]
}

interface PartProps {
  readonly page: HubPage
}

function Rules({ page: { best, instructions } }: PartProps) {
  const text = useMessages(hubsTexts)
  return (
    <section className={styles.part} aria-labelledby="rules">
      <h2 id="rules">{text('rules', { game: best.title })}</h2>
      <ol className={classNames(styles.columns, styles.steps)}>
        {instructions.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}

function Questions({ page: { questions } }: PartProps) {
  const text = useMessages(hubsTexts)
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">{text('questions')}</h2>
      <div className={styles.columns}>
        {questions.map(({ question, answer }) => (
          <div key={question} className={styles.question}>
            <h3>{question}</h3>
            <p>{answer}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

function ByName({ page }: PartProps) {
  const text = useMessages(hubsTexts)
  const byName = namesOf(page)
  if (byName === '') return null
  const lines = byName.split('\n').map((line) => line.split(/ (.*)/))
  return (
    <section className={styles.part} aria-labelledby="names" data-hub={page.slug}>
      <h2 id="names">{text('byName', { count: lines.length })}</h2>
      <ul className={styles.names}>
        {lines.map(([slug, title]) => (
          <li key={slug}>
            <Anchor href={`/g/${slug}`}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Hubs whose names are in the server's markup. */
const found = new Map<string, string>()

/** There are many names, so the page's data does not repeat what is already there as links. */
function namesOf({ slug, byName }: HubPage): string {
  if (byName !== '' || typeof document === 'undefined') return byName
  const links = document.querySelectorAll<HTMLAnchorElement>(`[data-hub="${slug}"] a`)
  if (links.length > 0)
    found.set(
      slug,
      [...links]
        .map(({ pathname, textContent }) => pathname.slice(GAME.length) + ' ' + textContent)
        .join('\n'),
    )
  return found.get(slug) ?? ''
}

function Kin({ page: { kin } }: PartProps) {
  const text = useMessages(hubsTexts)
  return (
    <section className={styles.part} aria-labelledby="kin">
      <h2 id="kin">{text('kin')}</h2>
      <ul className={styles.names}>
        {kin.map(({ slug, title }) => (
          <li key={slug}>
            <Anchor href={`/hub/${slug}`}>{title}</Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
