/** Orders again: loads and looks up the order's lines, and adds the ticked ones in one request. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { failureOf, isLeavingFailure, type Failure } from '../../http/failure';
import type { WantedProduct } from '../../lookup/added';
import { addProducts, fetchLookup, type Added } from '../../lookup/api';
import { broadcastCartChange } from '../../page/cart-changes';
import { planOf, rowOf, defaultOffer, toAdd, type Currencies, type Entry, type Offer } from '../plan';
import type { WholeOrder } from '../schema';

export interface Plan {
  readonly entries: readonly Entry[];
  readonly currencies: Currencies;
  /** Number of the order's lines that could not be read. */
  readonly unread: number;
}

interface Setup {
  readonly ask: () => Promise<WholeOrder>;
  readonly lookupUrl: string | undefined;
  readonly addUrl: string | undefined;
  readonly currency: string;
  readonly onPlan: (plan: Plan) => void;
  readonly onAdded: (products: readonly WantedProduct[], added: Added) => void;
}

/** A set of offers, not of products: a product in two lines has two checkboxes. */
export type Chosen = ReadonlySet<Offer>;

export function useRepeat({ ask, lookupUrl, addUrl, currency, onPlan, onAdded }: Setup) {
  const [plan, setPlan] = useState<Plan>();
  const [failure, setFailure] = useState<Failure>();
  const [chosen, setChosen] = useState<Chosen>(new Set());
  const [adding, setAdding] = useState<'no' | 'yes' | Failure>('no');
  const [attempt, setAttempt] = useState(0);

  const take = useEffectEvent((order: WholeOrder, entries: readonly Entry[], currencies: Currencies) => {
    const next = { entries, currencies, unread: order.lines.broken.length };
    setPlan(next);
    setChosen(new Set(entries.flatMap((entry) => defaultOffer(entry) ?? [])));
    onPlan(next);
  });
  useEffect(() => {
    let isNewest = true;
    async function look() {
      try {
        const order = await ask();
        const lines = order.lines.read;
        const rows = await fetchLookup(lookupUrl, lines.map(rowOf), () => isNewest);
        const currencies = { ordered: order.currency ?? currency, now: currency };
        if (isNewest) take(order, planOf(lines, rows, currencies), currencies);
      } catch (error) {
        if (!isNewest || isLeavingFailure(error)) return;
        setFailure(failureOf(error));
      }
    }
    void look();
    return () => {
      isNewest = false;
    };
  }, [ask, lookupUrl, currency, attempt]);

  const retry = useCallback(() => {
    setFailure(undefined);
    setAttempt((before) => before + 1);
  }, []);
  const choose = (offer: Offer, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(offer);
    else next.delete(offer);
    setChosen(next);
  };
  async function add() {
    const offered = new Map([...chosen].map(({ product }) => [String(product.id), product]));
    const products = toAdd([...chosen]).map((one): WantedProduct => {
      const product = offered.get(String(one.id));
      return { ...one, index: product?.index, unit: product?.unit };
    });
    setAdding('yes');
    try {
      const added = await addProducts(addUrl, products);
      broadcastCartChange();
      onAdded(products, added);
      setAdding('no');
    } catch (error) {
      if (isLeavingFailure(error)) return;
      if (failureOf(error).isUnknown) broadcastCartChange();
      setAdding(failureOf(error));
    }
  }
  return { plan, failure, retry, chosen, choose, adding, add };
}
