import { use, useState } from 'react'
import { saysOf } from './commands/command-words.ts'
import { CommandForm } from './CommandForm.tsx'
import { commandsOf, type Me } from './me.ts'
import { Input, Labelled } from './Parts.tsx'
import { Speech, useSay } from './texts.ts'
import styles from './console.module.css'

/** Every command that the role may use, as on the command line. `rest` is `users ban?USER=12345678`. */
export function CommandsPage({ me, rest }: { readonly me: Me; readonly rest: string }) {
  const say = useSay()
  const { language } = use(Speech)
  const [filter, setFilter] = useState('')
  const [name = '', query = ''] = rest.split('?')
  const command = commandsOf(me).find((one) => one.name === decodeURIComponent(name))
  const wanted = filter.trim().toLowerCase()
  const fits = (text: string) => text.toLowerCase().includes(wanted)
  return (
    <div className={styles.split}>
      <div className={styles.list}>
        <Labelled label={say('filter')}>
          <Input type="search" value={filter} onChange={(event) => setFilter(event.target.value)} />
        </Labelled>
        {me.areas.map(({ area, commands }) => {
          const found = commands.filter(
            (one) => fits(one.name) || fits(one.says) || fits(saysOf(one, language).text),
          )
          if (found.length === 0) return null
          return (
            <section key={area} aria-label={area} className={styles.list}>
              {found.map((one) => (
                <a
                  key={one.name}
                  className={styles.item}
                  href={`#/commands/${encodeURIComponent(one.name)}`}
                  aria-current={one.name === command?.name ? 'true' : undefined}
                >
                  <strong lang="en">
                    <bdi>{one.name}</bdi>
                  </strong>
                  <span className={styles.hint} lang={saysOf(one, language).lang}>
                    {saysOf(one, language).text}
                  </span>
                </a>
              ))}
            </section>
          )
        })}
      </div>
      {command && (
        <CommandForm key={rest} command={command} first={Object.fromEntries(new URLSearchParams(query))} />
      )}
    </div>
  )
}
