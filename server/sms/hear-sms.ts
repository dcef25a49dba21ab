import { SmsNews } from '#contracts/ports/sms.ts'
import { parsed } from '#server/edge/read-body.ts'
import { takeReport } from './take-report.ts'
import { takeText, type TakeTextDeps } from './take-text.ts'

/** What a system of text messages reports to the webhook. */
export const hearSms =
  (deps: TakeTextDeps) =>
  async (told: unknown): Promise<boolean> => {
    const news = parsed(SmsNews, told)
    return news.kind === 'delivery' ? takeReport(deps, news) : takeText(deps, news)
  }
