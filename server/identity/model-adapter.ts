import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import type { Database } from '#server/db/database.ts'
import { identityModel } from './identity-provider-tables.ts'
import type { StoreDeps } from '#server/deps.ts'

const LONGEST = 86_400

export function modelAdapter({ database: { db }, runtime }: StoreDeps): AdapterFactory {
  return (kind): Adapter => {
    const one = (id: string) => and(eq(identityModel.kind, kind), eq(identityModel.id, id))
    const live = () => gt(identityModel.expiresAt, new Date(runtime.now()))
    return {
      upsert: async (id, payload, expiresIn = LONGEST) => {
        const row = {
          payload: { ...payload },
          uid: payload.uid ?? null,
          grantId: payload.grantId ?? null,
          expiresAt: new Date(runtime.now() + expiresIn * 1_000),
        }
        await db
          .insert(identityModel)
          .values({ kind, id, ...row })
          .onConflictDoUpdate({ target: [identityModel.kind, identityModel.id], set: row })
      },
      find: async (id) =>
        payloadOf(
          await db
            .select()
            .from(identityModel)
            .where(and(one(id), live())),
        ),
      findByUid: async (uid) =>
        payloadOf(
          await db
            .select()
            .from(identityModel)
            .where(and(eq(identityModel.kind, kind), eq(identityModel.uid, uid), live())),
        ),
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const consumed = JSON.stringify({ consumed: Math.floor(runtime.now() / 1_000) })
        await db
          .update(identityModel)
          .set({ payload: sql`${identityModel.payload} || ${consumed}::jsonb` })
          .where(one(id))
      },
      destroy: async (id) => {
        await db.delete(identityModel).where(one(id))
      },
      revokeByGrantId: async (grantId) => {
        await db.delete(identityModel).where(and(eq(identityModel.kind, kind), eq(identityModel.grantId, grantId)))
      },
    }
  }
}

function payloadOf([row]: (typeof identityModel.$inferSelect)[]): AdapterPayload | undefined {
  return row?.payload
}

export async function sweepIdentityModels({ db }: Database, now: number): Promise<void> {
  await db.delete(identityModel).where(lt(identityModel.expiresAt, new Date(now)))
}
