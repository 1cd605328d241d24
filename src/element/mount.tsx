/** Renders a view with React in an element: r2wc mounts, updates and unmounts it. */
import r2wc from '@r2wc/react-to-web-component';
import { Component, useEffect, useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { markLanguage } from '../page/language';
import { elementText } from './text';
import { HostContext } from './useHost';
import type { Frame } from './view';

interface Guarded {
  readonly frame: Frame;
  readonly children: ReactElement;
}

/** Shows a sentence and the template's own content instead of a view that threw; the next frame tries again. */
class Boundary extends Component<Guarded, { readonly failed: boolean; readonly frame?: Frame }> {
  override state = { failed: false };

  static getDerivedStateFromProps = ({ frame }: Guarded, state: { readonly frame?: Frame }) =>
    frame === state.frame ? null : { frame, failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override componentDidCatch() {
    const { emit } = this.props.frame.host;
    emit('shop-error', { code: 'render', message: elementText.renderFailed, retryable: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <p part="error" role="alert">
          {elementText.renderFailed}
        </p>
        <slot />
      </>
    );
  }
}

function Content({ frame }: { frame: Frame }) {
  const { Component: View, props, host, onCommit, onReady } = frame;
  useLayoutEffect(onCommit, [onCommit]);
  useEffect(() => void onReady(), [onReady]);
  return (
    <HostContext value={host}>
      <Boundary frame={frame}>
        <View {...props} />
      </Boundary>
    </HostContext>
  );
}

/** r2wc renders once when connected, just before it gets its frame; React batches the two renders into one. */
const Root = ({ frame }: { frame?: Frame | undefined }) => (frame === undefined ? null : <Content frame={frame} />);

// Without a type r2wc passes the frame itself and renders. With any of its types it would convert the frame to text.
const options = { props: { frame: undefined } } as unknown as { props: ['frame'] };

interface R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
}
const R2wcElement = r2wc(Root, options) as new () => R2wcElement;

/** The inner element. It has no box of its own: the view's nodes are laid out as children of the shadow root. */
class Mount extends R2wcElement {
  declare frame: Frame | undefined;
  #isMounted = false;

  override connectedCallback(): void {
    if (this.#isMounted) return this.#reopen();
    this.#isMounted = true;
    this.style.display = 'contents';
    markLanguage((this.getRootNode() as ShadowRoot).host, this);
    super.connectedCallback();
  }

  /** A move takes an open dialog out of the top layer. */
  #reopen(): void {
    for (const dialog of this.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
  }

  /** A move within the page disconnects and connects in one go; only a lasting removal unmounts. */
  override disconnectedCallback(): void {
    void this.#leave();
  }

  /** Finishes replaying the recorded interactions, then unmounts. */
  async #leave(): Promise<void> {
    await this.frame?.onReady();
    if (this.isConnected || !this.#isMounted) return;
    this.#isMounted = false;
    super.disconnectedCallback();
  }
}

/** Another copy of the script, with its own React, may have defined this name, so each copy takes a free one. */
const freeName = (name = 'shop-mount', count = 2): string =>
  customElements.get(name) === undefined ? name : freeName(`shop-mount-${count}`, count + 1);

const name = freeName();
customElements.define(name, Mount);

/** The registered class, not `Mount`: some pages wrap `define` and register their own subclass. */
export const newMount = (): Mount => new (customElements.get(name) as typeof Mount)();
