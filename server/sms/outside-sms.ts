import { fault, ok } from '#contracts/kernel/result.ts'
import { smsPort } from '#contracts/ports/sms.ts'
import type { StoreDeps } from '#server/deps.ts'
import type { PortClient } from '#server/gateways/ports/port-client.ts'
import type { SmsPort } from '#server/gateways/sms/port.ts'
import { smsDelivery } from './tables.ts'

type Settings = { sender: string; reportTo: string }

/** Sends by the port `sms`, and notes what will be reported on. */
export function outsideSms({ database, runtime }: StoreDeps, ask: PortClient, { sender, reportTo }: Settings): SmsPort {
  return {
    send: async ({ to, text, key, from = sender }) => {
      const told = await ask(smsPort.operations.send, { from, to, text, reportTo }, { customer: to, key })
      if (!told.ok) return told.reason === 'refused' ? told : fault('unreachable', told.code)
      if (told.value.state === 'refused') return fault('refused', told.value.code)
      if (told.value.reported)
        await database.db
          .insert(smsDelivery)
          .values({ key, state: 'sent', sentAt: new Date(runtime.now()) })
          .onConflictDoNothing()
      return ok('sent')
    },
  }
}
