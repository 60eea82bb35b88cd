import { Anchor } from '#kit/ui/Anchor.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { eventsCalls } from '../calls.ts'
import { EventPicture } from './art/EventPicture.tsx'
import styles from './banner.module.css'

/** What runs now, as links to its pages; nothing while nothing runs, and nothing when it cannot be read. */
export function EventBanner() {
  const { data } = useRead(eventsCalls.listEvents, {})
  if (!data) return null
  return data.events.map(({ slug, art, title, lead }) => (
    <Anchor key={slug} href={`/event/${slug}`} className={styles.banner}>
      <EventPicture art={art} />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{lead}</span>
      </span>
    </Anchor>
  ))
}
