<h1>Nie ma takiej strony</h1>
