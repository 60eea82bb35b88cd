import { surroundApi } from '#kit/web/api.ts'
import { askAge } from '#modules/privacy/web/age-trigger.ts'
import { askAndRepeat } from '#modules/privacy/web/ask-and-repeat.ts'

// Runs once, whoever imports it first: the dialogs, or a page that may need the answer before they have loaded.
surroundApi(askAndRepeat(askAge))
