import { FORM_ACTIONS } from '#contracts/pages/form-actions.ts'
import type { Acts } from '#server/ports/choose-ports.ts'
import type { RegisterNews } from '#server/ports/register-news.ts'
import { hearSms } from '#server/sms/hear-sms.ts'
import { incomingRoutes } from '#server/sms/incoming-routes.ts'
import { smsRoutes } from '#server/sms/outbox.ts'
import { openAnswerQueue } from '#server/sms/take-text.ts'
import type { Ground, Part } from './parts.ts'

type TextsPart = Part & { hear: (told: unknown) => Promise<boolean> }

/** Text messages in both directions. */
export async function composeTexts(
  ground: Ground,
  { customers }: Pick<Acts, 'customers'>,
  { tellConsents }: RegisterNews,
): Promise<TextsPart> {
  const answerQueue = await openAnswerQueue(ground)
  await answerQueue.work(ground.sms)
  const deps = { ...ground, brand: ground.env.BRAND, customers, answerQueue, marketingEnded: tellConsents }
  return {
    hear: hearSms(deps),
    mount: (app) => {
      app.route(FORM_ACTIONS.incomingText, incomingRoutes(deps))
      app.route('/services/sms', smsRoutes(ground))
    },
    close: async () => {},
  }
}
