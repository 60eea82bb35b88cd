import { useMessages } from '#kit/i18n/use-messages.ts'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { useRead } from '#kit/web/use-call.ts'
import { hubsCalls } from '../calls.ts'
import { hubsTexts } from './texts.ts'

/** All kinds and themes as links, or the kinds of one category. */
export function HubPills({ category }: { readonly category: string | undefined }) {
  const text = useMessages(hubsTexts)
  const { data } = useRead(hubsCalls.listHubs, category === undefined ? {} : { category })
  if (!data || data.hubs.length === 0) return null
  const pills = data.hubs.map(({ slug, title }) => ({ id: slug, label: title, href: `/hub/${slug}` }))
  return <PillNav label={text('kinds')} pills={pills} current={undefined} />
}
