import { pickOne, shuffled } from '#kit/random/random.ts'
import { between, choice, unasked, type Ask } from './question.ts'

/** Language, group of similar ones, and its word for thanks; best known first. */
const THANKS = `
es r Gracias|fr r Merci beaucoup|it r Grazie mille|de g Danke schön|en g Thank you|pt r Obrigado|ja o ありがとう
ru c Спасибо|zh o 谢谢|ko o 감사합니다|ar a شكرًا|el c Ευχαριστώ|nl g Dank je wel|sv n Tack så mycket|pl s Dziękuję
tr t Teşekkür ederim|he a תודה|th h ขอบคุณ|hi h धन्यवाद|cs s Děkuji|hu u Köszönöm|fi u Kiitos|da n Mange tak
vi v Cảm ơn|id v Terima kasih|ro r Mulțumesc|no n Tusen takk|uk c Дякую|hr s Hvala lijepa|bg c Благодаря
is n Þakka þér fyrir|sw v Asante sana|fil v Salamat|ka o მადლობა|hy o Շնորհակալություն|ca r Gràcies|sk s Ďakujem
lt b Ačiū|lv b Paldies|et u Aitäh|sq r Faleminderit|ga g Go raibh maith agat|cy g Diolch yn fawr|eu u Eskerrik asko
mt r Grazzi ħafna|sl s Najlepša hvala|az t Təşəkkür edirəm|uz t Rahmat|kk c Рақмет|mn c Баярлалаа|fa a سپاسگزارم
bn h ধন্যবাদ|ta h நன்றி|af g Baie dankie|gl r Grazas|eo r Dankon|zu v Ngiyabonga|mi v Ngā mihi|haw v Mahalo
mk c Благодарам
`

interface Thanks {
  readonly group: string
  readonly word: string
}

const words: ReadonlyMap<string, Thanks> = new Map(
  THANKS.trim()
    .split(/[|\n]/)
    .map((entry) => {
      const [language = '', group = '', ...word] = entry.split(' ')
      return [language, { group, word: word.join(' ') }]
    }),
)

export const LANGUAGES_THANKED: readonly string[] = [...words.keys()]
export const wordOf = (language: string): string => words.get(language)!.word

const FIRST_POOL = 18

/** A word to its language; kin stand beside it more and more often. */
export const askThanks: Ask = (random, { hard, past }) => {
  const pool = LANGUAGES_THANKED.slice(0, between(FIRST_POOL, LANGUAGES_THANKED.length, hard))
  const subject = pickOne(unasked(pool, past), random)
  const others = shuffled(LANGUAGES_THANKED, random).filter((language) => language !== subject)
  const kin = others
    .filter((language) => words.get(language)!.group === words.get(subject)!.group)
    .slice(0, between(0, 3, hard))
  const wrong = [...kin, ...others.filter((language) => !kin.includes(language))].slice(0, 3)
  return choice({ kind: 'thanks', subject }, subject, { wrong, random })
}
