/** Shows our elements in a fresh React project: imported, typed, listened to. */
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'shop-elements/shop-calculator';
import 'shop-elements/shop-cart';
import 'shop-elements/shop-config';
import 'shop-elements/shop-filters';
import type {} from 'shop-elements/react';

const metres = { name_d: 'm²', name_c: 'metrach kwadratowych', short_name: 'm2', decimals: 2 };
const packs = { name_d: 'opakowania', name_c: 'opakowaniach', short_name: 'opak.', decimals: 0 };

/** The page's own type of the server's response. */
interface Answer {
  cart: { id: number; items: { id: number; product_name: string; quantity: number; prices: Prices }[] };
  messages: Record<string, { messages: string[]; status: string }>;
}
interface Prices {
  net: number;
  gross: string;
  total_gross: number;
}
const prices = { net: 20, gross: '24.60', total_gross: 24.6 };
const answer: Answer = {
  cart: { id: 7, items: [{ id: 1, product_name: 'Fuga z odpowiedzi', quantity: 1, prices }] },
  messages: { quantity: { messages: ['Słowo z odpowiedzi'], status: 'info' } },
};

function App() {
  const [ordered, setOrdered] = useState('');
  const [isDisplayed, setDisplayed] = useState(true);
  return (
    <>
      <shop-config brand="shop" currency="PLN" />
      {isDisplayed && (
        <shop-calculator
          name="quantity"
          mainUnit={packs}
          unit={metres}
          unit-value="1.44"
          show-calculator
          onshop-amount-changed={({ detail }) => setOrdered(String(detail.ordered ?? ''))}
        />
      )}
      <output id="ordered">{ordered}</output>
      <button onClick={() => setDisplayed(!isDisplayed)}>Przełącz</button>
      <shop-filters values={{ query: 'fuga' }} />
      <shop-cart
        cart-url="/koszyk"
        client={{ first_name: 'Anna', last_name: 'Kowalczyk', is_specialist: false }}
        cart={answer}
        onshop-error={({ detail }) => console.log(detail.code)}
      />
    </>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
