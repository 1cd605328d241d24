/** Updates the page's own list without a reload: loads the filtered URL and takes its list; Back works. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { childData } from '../../element/child-data';
import { useHost } from '../../element/useHost';
import { isFailure } from '../../http/failure';
import { requestPage } from '../../http/page-document';
import { failureText } from '../../http/text';
import { pageUrl } from '../../page/url';
import { moveTo, onQueryMove } from '../../page/query';
import { filterText } from './text';
import { renew } from './fresh-list';

/** The data of a page's `<shop-filters>`. */
interface ListData {
  readonly filters: unknown;
  readonly values: unknown;
  readonly total: unknown;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the attribute, else the child JSON, like the element. */
function listDataOf(element: HTMLElement): ListData {
  const child = childData(element) ?? {};
  const read = (name: keyof ListData): unknown => {
    const own = element.getAttribute(name);
    return own ? json(own) : child[name];
  };
  return { filters: read('filters'), values: read('values'), total: read('total') };
}

export interface LiveList {
  readonly isAsking: boolean;
  /** A sentence for the person. The list stays after a failure. */
  readonly failure: string | undefined;
  /** Loads the list of this URL. */
  readonly load: (address: string, isEntry: boolean) => void;
}

/**
 *     tick -> load -> response -> the page gets its list and filters, and the URL
 *     tick, tick: the first request is aborted
 */
export function useLiveList(isLive: boolean, selector: string | undefined): LiveList {
  const { element } = useHost();
  const [state, setState] = useState<{ isAsking: boolean; failure: string | undefined }>({
    isAsking: false,
    failure: undefined,
  });
  /** The URL of the displayed list. */
  const listUrl = useRef(pageUrl());
  const asking = useRef<AbortController>(undefined);

  const listIn = (page: Document): Element | null => {
    try {
      return selector === undefined ? null : page.querySelector(selector);
    } catch {
      return null;
    }
  };
  const applyPage = (page: Document): boolean => {
    const [list, fresh] = [listIn(document), listIn(page)];
    if (list === null || fresh === null) return false;
    const index = [...document.querySelectorAll(element.localName)].indexOf(element);
    const filters = page.querySelectorAll<HTMLElement>(element.localName)[index];
    renew(list, fresh);
    if (filters !== undefined) Object.assign(element, listDataOf(filters));
    return true;
  };
  const load = async (address: string, isEntry: boolean): Promise<void> => {
    asking.current?.abort();
    const controller = (asking.current = new AbortController());
    const list = listIn(document);
    list?.setAttribute('aria-busy', 'true');
    setState({ isAsking: true, failure: undefined });
    let failure: string | undefined;
    try {
      const page = await requestPage(address, controller.signal);
      if (controller.signal.aborted) return;
      if (applyPage(page)) {
        listUrl.current = address.split('#', 1)[0];
        if (isEntry) moveTo(address, true);
      } else failure = filterText.failed;
    } catch (error) {
      if (controller.signal.aborted) return;
      failure = (isFailure(error) && failureText(error)) || filterText.failed;
    }
    list?.removeAttribute('aria-busy');
    setState({ isAsking: false, failure });
  };
  const onMoved = useEffectEvent(() => {
    const here = pageUrl();
    const isSameList = here !== undefined && here.split('?', 1)[0] === listUrl.current?.split('?', 1)[0];
    if (isLive && isSameList && here !== listUrl.current) void load(here, false);
  });
  useEffect(() => {
    const stop = onQueryMove(() => onMoved());
    return () => {
      stop();
      asking.current?.abort();
    };
  }, []);
  return { ...state, load: (address, isEntry) => void load(address, isEntry) };
}
