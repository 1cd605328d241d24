/** Sets order notes and the project. */
import { eq } from 'drizzle-orm';
import type { CartActionBody } from '../../../src/cart/wire/actions';
import { sameId } from '../../../src/http/tolerant';
import { carts } from '../db/schema/carts';
import { refuse } from './messages';
import type { Action } from './outcome';
import { text } from './text';

export const writeComments: Action<CartActionBody<'client_comments'>> = async (
  tx,
  cart,
  { client_comments: comments },
) => {
  if (comments.length > 2000) return refuse('0', text.commentsLong);
  await tx.update(carts).set({ clientComments: comments }).where(eq(carts.id, cart.own.id));
  return {};
};

/** Only specialists have projects (rule U2). */
export const chooseProject: Action<CartActionBody<'project'>> = async (tx, cart, { project }) => {
  const chosen = cart.projects.find((one) => sameId(one.id, project.id));
  if (chosen === undefined || !cart.client.isSpecialist) return refuse('0', text.unknownProject);
  await tx.update(carts).set({ projectId: chosen.id }).where(eq(carts.id, cart.own.id));
  return {};
};
