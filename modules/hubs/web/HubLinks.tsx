import { Anchor } from '#kit/ui/Anchor.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { hubReads } from '../shapes.ts'
import styles from './hub-links.module.css'

interface HubLinksProps {
  readonly label: string
  readonly category: string | undefined
}

/** All kinds and themes as links, or the kinds of one category. They are many: each has no more markup than a link needs. */
export function HubLinks({ label, category }: HubLinksProps) {
  const { data } = useRead(hubReads.listHubs, category === undefined ? {} : { category })
  if (!data || data.hubs.length === 0) return null
  return (
    <nav className={styles.links} aria-label={label}>
      {data.hubs.map(({ slug, title }) => (
        <Anchor key={slug} href={`/hub/${slug}`}>
          {title}
        </Anchor>
      ))}
    </nav>
  )
}
